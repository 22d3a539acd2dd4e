// verdict: UNSAFE
// twin: LockOnNullSafe
// about: A counter is changed while a lock is held.
// about: The lock is made for the first half of the runs only.
// run: values=false

import java.util.Random;

public class LockOnNull {
    static int counter;

    public static void main(String[] args) {
        boolean early = new Random().nextBoolean();
        Object lock = early ? new Object() : null;
        synchronized (lock) { // expect: violated null-dereference
            counter++;
        }
        assert counter == 1;
    }
}
