// verdict: SAFE
// twin: RootSquared
// about: The root of a whole number is not negative and no larger than the number.
// run: values=2

import java.util.Random;

public class RootSafe {
    public static void main(String[] args) {
        int n = 1 + new Random().nextInt(50);
        double root = Math.sqrt(n);
        assert root >= 1 && root <= n;
        assert root * root < n + 0.001 && root * root > n - 0.001;
    }
}
