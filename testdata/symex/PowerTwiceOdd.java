// verdict: UNSAFE
// twin: PowerTwiceSafe
// about: Squaring forgets odd exponents after the first step.
// run: values=2,3

import java.util.Random;

public class PowerTwiceOdd {
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
                p = square;
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
        assert slow(base, exponent) == fast(base, exponent); // expect: violated assert
    }
}
