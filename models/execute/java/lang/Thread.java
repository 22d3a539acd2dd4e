package java.lang;

/** There is one thread, and none can be started. */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static final Thread MAIN = new Thread("main");
    private static int made;

    private final Runnable target;
    private String name;
    private boolean daemon;
    private int priority = 5;
    private boolean interrupted;

    // ThreadLocalRandom uses these by their offsets.
    long threadLocalRandomSeed;
    int threadLocalRandomProbe;
    int threadLocalRandomSecondarySeed;
    ThreadLocal.ThreadLocalMap threadLocals;
    ThreadLocal.ThreadLocalMap inheritableThreadLocals;
    java.security.AccessControlContext inheritedAccessControlContext;

    public Thread() {
        this(null, null, "Thread-" + made++);
    }

    public Thread(Runnable r) {
        this(null, r, "Thread-" + made++);
    }

    public Thread(String name) {
        this(null, null, name);
    }

    public Thread(Runnable r, String name) {
        this(null, r, name);
    }

    public Thread(ThreadGroup g, Runnable r, String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.target = r;
        this.name = name;
    }

    public static Thread currentThread() {
        return MAIN;
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
    }

    public static boolean holdsLock(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return true;
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public native void start();

    public void interrupt() {
        interrupted = true;
    }

    public static boolean interrupted() {
        boolean was = MAIN.interrupted;
        MAIN.interrupted = false;
        return was;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return this == MAIN;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        this.name = name;
    }

    public long getId() {
        return 1;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int p) {
        if (p < 1 || p > 10) {
            throw new IllegalArgumentException();
        }
        priority = p;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean d) {
        daemon = d;
    }

    public StackTraceElement[] getStackTrace() {
        return new StackTraceElement[0];
    }

    public ClassLoader getContextClassLoader() {
        return ClassLoader.getSystemClassLoader();
    }

    public String toString() {
        return "Thread[" + name + "," + priority + ",main]";
    }
}
