// verdict: UNSAFE
// twin: XorSwapSafe
// about: An element exchanged with itself becomes zero.
// run: values=5,6,7,1,1

import java.util.Random;

public class XorSwapSame {
    static void swap(int[] a, int i, int j) {
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
        assert a[i] == y && a[j] == x; // expect: violated assert
    }
}
