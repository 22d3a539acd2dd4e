// verdict: SAFE
// twin: MillisecondsOfMonth
// about: Days are turned into milliseconds with a long.
// run: values=30

import java.util.Random;

public class MillisecondsSafe {
    static long milliseconds(int days) {
        return days * 24L * 60 * 60 * 1000;
    }

    public static void main(String[] args) {
        int days = new Random().nextInt(366);
        long ms = milliseconds(days);
        assert ms / 1000 / 60 / 60 / 24 == days;
    }
}
