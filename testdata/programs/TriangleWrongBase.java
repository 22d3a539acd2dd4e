// verdict: UNSAFE
// twin: TriangleSafe
// about: A recursive sum of the first n numbers is at least n.
// about: The base case returns one too little.
// run: values=0

import java.util.Random;

public class TriangleWrongBase {
    static int sumTo(int n) {
        if (n <= 0) {
            return n - 1;
        }
        return n + sumTo(n - 1);
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(100);
        assert sumTo(n) >= n; // expect: violated assert
    }
}
