// verdict: UNSAFE
// twin: PairsSafe
// about: An array is gone through in steps of two until its end, which is even.
// about: Its length is odd, so that the end is missed.
// run: values=1

import java.util.Random;

public class PairsMissTheEnd {
    public static void main(String[] args) {
        int[] a = new int[1 + 2 * new Random().nextInt(1000)];
        for (int i = 0; i != a.length; i += 2) {
            a[i] = i; // expect: violated array-index
        }
    }
}
