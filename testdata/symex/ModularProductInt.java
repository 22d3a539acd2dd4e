// verdict: UNSAFE
// twin: ModularProductSafe
// about: With an int it can be negative.
// run: values=50000,50000

import java.util.Random;

public class ModularProductInt {
    private static final int MODULUS = 99991;

    static int times(int a, int b) {
        return a * b % MODULUS;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt(MODULUS);
        int b = random.nextInt(MODULUS);
        int[] buckets = new int[MODULUS];
        buckets[times(a, b)] = 1; // expect: violated array-index
    }
}
