// verdict: UNSAFE
// twin: FinallyReturnSafe
// about: A return in a finally block discards the exception under way.
// about: Without it the exception goes on.
// run: values=0

import java.util.Random;

public class FinallyReturnMissing {
    static int cleanups;

    @SuppressWarnings("finally")
    static int tryDivide(int x) {
        int result = 0;
        try {
            result = 10 / x; // expect: violated division-by-zero
        } finally {
            cleanups++;
        }
        return result;
    }

    public static void main(String[] args) {
        int r = tryDivide(new Random().nextInt(3));
        assert r == 0 || r == 5 || r == 10;
        assert cleanups == 1;
    }
}
