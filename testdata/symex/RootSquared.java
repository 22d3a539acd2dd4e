// verdict: UNSAFE
// twin: RootSafe
// about: The square of a root is not always the number.
// run: values=2

import java.util.Random;

public class RootSquared {
    public static void main(String[] args) {
        int n = 1 + new Random().nextInt(50);
        double root = Math.sqrt(n);
        assert root >= 1 && root <= n;
        assert root * root == n; // expect: violated assert
    }
}
