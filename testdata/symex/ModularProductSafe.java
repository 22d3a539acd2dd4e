// verdict: SAFE
// twin: ModularProductInt
// about: A product modulo a constant is computed with a long.
// run: values=99990,99990

import java.util.Random;

public class ModularProductSafe {
    private static final int MODULUS = 99991;

    static int times(int a, int b) {
        return (int) ((long) a * b % MODULUS);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt(MODULUS);
        int b = random.nextInt(MODULUS);
        int[] buckets = new int[MODULUS];
        buckets[times(a, b)] = 1;
    }
}
