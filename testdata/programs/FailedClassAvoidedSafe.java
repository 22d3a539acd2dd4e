// verdict: SAFE
// twin: FailedClassUsedAgain
// about: A class whose initialiser failed is not used any more.
// run: values=0

import java.util.Random;

public class FailedClassAvoidedSafe {
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
        if (!failed) {
            part += Limits.part;
        }
        assert part >= 0;
    }
}
