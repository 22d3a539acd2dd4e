// verdict: SAFE
// twin: PairsMissTheEnd
// about: An array is gone through in steps of two until its end, which is even.
// run: values=3

import java.util.Random;

public class PairsSafe {
    public static void main(String[] args) {
        int[] a = new int[2 * new Random().nextInt(1000)];
        for (int i = 0; i != a.length; i += 2) {
            a[i] = i;
        }
    }
}
