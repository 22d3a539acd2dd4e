// verdict: SAFE
// twin: TriangleWrongBase
// about: A recursive sum of the first n numbers is at least n.
// run: values=10

import java.util.Random;

public class TriangleSafe {
    static int sumTo(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + sumTo(n - 1);
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(100);
        assert sumTo(n) >= n;
    }
}
