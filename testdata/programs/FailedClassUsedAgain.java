// verdict: UNSAFE
// twin: FailedClassAvoidedSafe
// about: A class whose initialiser failed is not used any more.
// about: It is used again, which throws another error on that line.
// run: values=0

import java.util.Random;

public class FailedClassUsedAgain {
    static class Limits {
        static int size = new Random().nextInt(3);
        static int part = 10 / size;
    }

    public static void main(String[] args) {
        int part = 0;
        boolean failed = false;
        try {
            part = Limits.part;
        } catch (ExceptionInInitializerError e) {
            failed = true;
        }
        if (failed || part > 0) {
            part += Limits.part; // expect: violated uncaught-exception
        }
        assert part >= 0;
    }
}
