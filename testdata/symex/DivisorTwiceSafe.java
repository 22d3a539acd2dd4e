// verdict: SAFE
// twin: DivisorTwiceOrder
// about: The greatest common divisor by subtraction and by remainders.
// run: values=7,11

import java.util.Random;

public class DivisorTwiceSafe {
    static int bySubtraction(int a, int b) {
        while (a != b) {
            if (a > b) {
                a -= b;
            } else {
                b -= a;
            }
        }
        return a;
    }

    static int byRemainder(int a, int b) {
        return b == 0 ? a : byRemainder(b, a % b);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int a = 1 + random.nextInt(12);
        int b = 1 + random.nextInt(12);
        assert bySubtraction(a, b) == byRemainder(a, b);
    }
}
