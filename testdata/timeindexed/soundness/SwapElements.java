// verdict: UNSAFE
// about: Two elements are exchanged, which may be one.
// run: args=1,2 values=0,1

import java.util.Random;

public class SwapElements {
    public static void main(String[] args) {
        Random random = new Random();
        int n = args.length;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (n > 0) {
            int i = random.nextInt(n);
            int j = random.nextInt(n);
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
        for (int i = 0; i < n; i++) {
            assert a[i] == i; // expect: violated assert
        }
    }
}
