// verdict: SAFE
// twin: LockOnNull
// about: A counter is changed while a lock is held.
// about: The lock exists from the start.
// run: values=false

import java.util.Random;

public class LockOnNullSafe {
    static int counter;

    public static void main(String[] args) {
        boolean early = new Random().nextBoolean();
        Object lock = new Object();
        synchronized (lock) {
            counter++;
        }
        assert counter == 1;
    }
}
