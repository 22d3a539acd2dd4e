// verdict: UNSAFE
// twin: ThreadLocalSafe
// about: A counter of the thread, with a first value.
// about: It has none.
// run: values=3

import java.util.Random;

public class ThreadLocalUnset {
    static final ThreadLocal<Integer> COUNT = new ThreadLocal<>();

    public static void main(String[] args) {
        int n = new Random().nextInt(5);
        for (int i = 0; i < n; i++) {
            COUNT.set(COUNT.get() + 1); // expect: violated null-dereference
        }
        assert n == 0 || COUNT.get() == n;
    }
}
