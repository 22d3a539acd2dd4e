// verdict: UNSAFE
// twin: MillisecondsSafe
// about: The product is computed with ints.
// run: values=25

import java.util.Random;

public class MillisecondsOfMonth {
    static long milliseconds(int days) {
        return days * 24 * 60 * 60 * 1000;
    }

    public static void main(String[] args) {
        int days = new Random().nextInt(366);
        long ms = milliseconds(days);
        assert ms / 1000 / 60 / 60 / 24 == days; // expect: violated assert
    }
}
