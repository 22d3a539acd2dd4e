// verdict: SAFE
// twin: ThreadLocalUnset
// about: A counter of the thread, with a first value.
// run: values=3

import java.util.Random;

public class ThreadLocalSafe {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) {
        int n = new Random().nextInt(5);
        for (int i = 0; i < n; i++) {
            COUNT.set(COUNT.get() + 1);
        }
        assert n == 0 || COUNT.get() == n;
    }
}
