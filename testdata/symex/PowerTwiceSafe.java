// verdict: SAFE
// twin: PowerTwiceOdd
// about: Powers by repeated multiplication and by squaring.
// run: values=3,7

import java.util.Random;

public class PowerTwiceSafe {
    static long slow(int base, int exponent) {
        long p = 1;
        for (int i = 0; i < exponent; i++) {
            p *= base;
        }
        return p;
    }

    static long fast(int base, int exponent) {
        long p = 1;
        long square = base;
        while (exponent > 0) {
            if (exponent % 2 == 1) {
                p *= square;
            }
            square *= square;
            exponent /= 2;
        }
        return p;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int base = random.nextInt();
        int exponent = random.nextInt(8);
        assert slow(base, exponent) == fast(base, exponent);
    }
}
