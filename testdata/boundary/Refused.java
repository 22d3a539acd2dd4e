import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.ReentrantLock;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: what the JDK's bytecode refuses is thrown, and what
// rests on a state that is not known is no proof.
class Refused {
    static void unlock() { // not SAFE
        new ReentrantLock().unlock();
    }

    static void library(boolean known) { // not SAFE
        System.loadLibrary(known ? "x" : null);
    }

    static void number(String text) { // not SAFE
        if (text != null) {
            Double.parseDouble(text);
        }
    }

    static void noNumber() { // not SAFE
        Float.parseFloat("1,5");
    }

    static void someNumber() { // not UNSAFE
        Double.parseDouble(" 0x1.8p1 ");
        Double.parseDouble("1e3f");
        Double.parseDouble("-Infinity");
    }

    static void priority(Thread t) { // not UNSAFE
        if (t != null) {
            t.setPriority(Thread.MAX_PRIORITY);
        }
    }

    static void date(int day) { // not SAFE
        java.time.LocalDate.of(2024, 2, day);
    }

    static void tooHigh(Thread t) { // not SAFE
        if (t != null) {
            t.setPriority(Thread.MAX_PRIORITY + 1);
        }
    }

    static void caught(int n) { // not SAFE
        int seen = 0;
        try {
            new AtomicIntegerArray(n);
        } catch (NegativeArraySizeException e) {
            seen = n;
        }
        assert seen >= 0;
    }

    static void caughtSafe(int n) { // not UNSAFE
        int seen = -1;
        try {
            new AtomicIntegerArray(n);
        } catch (NegativeArraySizeException e) {
            seen = n;
        }
        assert seen < 0;
    }
}
