// verdict: UNSAFE
// twin: DivisorTwiceSafe
// about: The subtraction is stopped too early.
// run: values=3,5

import java.util.Random;

public class DivisorTwiceOrder {
    static int bySubtraction(int a, int b) {
        while (a > 2 && b > 2 && a != b) {
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
        assert bySubtraction(a, b) == byRemainder(a, b); // expect: violated assert
    }
}
