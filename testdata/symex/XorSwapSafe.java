// verdict: SAFE
// twin: XorSwapSame
// about: Two elements are exchanged without a third variable.
// run: values=5,6,7,0,2
// run: values=5,6,7,1,1

import java.util.Random;

public class XorSwapSafe {
    static void swap(int[] a, int i, int j) {
        if (i == j) {
            return;
        }
        a[i] ^= a[j];
        a[j] ^= a[i];
        a[i] ^= a[j];
    }

    public static void main(String[] args) {
        Random random = new Random();
        int[] a = {random.nextInt(), random.nextInt(), random.nextInt()};
        int i = random.nextInt(3);
        int j = random.nextInt(3);
        int x = a[i];
        int y = a[j];
        swap(a, i, j);
        assert a[i] == y && a[j] == x;
    }
}
