package java.util.concurrent.locks;

/** A thread that is parked may go on at any time, and nothing happens before it for that. */
public class LockSupport {
    private LockSupport() { }

    public static void park() {
        Thread.$vague();
    }

    public static void park(Object blocker) {
        Thread.$vague();
    }

    public static void parkNanos(long nanos) {
        Thread.$vague();
    }

    public static void parkNanos(Object blocker, long nanos) {
        Thread.$vague();
    }

    public static void parkUntil(long deadline) {
        Thread.$vague();
    }

    public static void parkUntil(Object blocker, long deadline) {
        Thread.$vague();
    }

    public static void unpark(Thread thread) { }

    public static native Object getBlocker(Thread thread);

    public static native void setCurrentBlocker(Object blocker);
}
