// verdict: UNSAFE
// twin: RethrowSafe
// about: A handler counts a failure and throws the exception again.
// about: The outer handler takes only illegal arguments.
// run: values=2

import java.util.Random;

public class RethrowUnhandled {
    static int failures;

    static void act(int code) {
        if (code == 1) {
            throw new IllegalArgumentException();
        } else if (code == 2) {
            throw new IllegalStateException(); // expect: violated uncaught-exception
        }
    }

    static void counted(int code) {
        try {
            act(code);
        } catch (RuntimeException e) {
            failures++;
            throw e;
        }
    }

    public static void main(String[] args) {
        int code = new Random().nextInt(3);
        try {
            counted(code);
            assert failures == 0;
        } catch (IllegalArgumentException e) {
            assert failures == 1;
        }
    }
}
