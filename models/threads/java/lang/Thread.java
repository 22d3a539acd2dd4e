package java.lang;

/**
 * A thread that the explorer of schedules knows. What begins with a dollar sign and has no body is a primitive of
 * package lower. No thread interrupts another one: interrupt() has no model.
 */
public class Thread implements Runnable {
    static final String $STEPS = "$begin $end $awaitEnd isAlive";

    private final Runnable target;
    private String name;
    private boolean daemon;
    private boolean shared;
    private int held;
    private boolean begun;
    private boolean ended;

    public Thread() {
        target = null;
    }

    public Thread(Runnable target) {
        this.target = target;
    }

    public Thread(String name) {
        this(null, name);
    }

    public Thread(Runnable target, String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.target = target;
        this.name = name;
    }

    /** The main thread, for those who ask. */
    private static final class $Main {
        static final Thread thread = new Thread(true);
    }

    private Thread(boolean begun) {
        target = null;
        name = "main";
        this.begun = begun;
    }

    private Thread(Runnable target, boolean shared) {
        this.target = target;
        this.shared = shared;
    }

    /** Waits that have no model: they end at any time, so nobody knows what waits for ever. */
    public static native void $vague();

    /** Runs a task of the common pool. Its threads run several tasks, also while one of these waits for another. */
    public static void $async(Runnable task) {
        $vague();
        new Thread(task, true).start();
    }

    /** Says whether the thread that calls is one of the common pool. */
    public static boolean $shared() {
        Thread t = $current();
        return t != null && t.shared;
    }

    /**
     * A thread of the common pool that waits runs other tasks meanwhile. That is as if another thread did, unless it has a lock,
     * which these tasks would have, too.
     */
    public static void $helps() {
        if ($shared() && ($locks() || $current().held != 0)) {
            $inTurn();
        }
    }

    /** A lock that is known by the number of its thread is taken (1) or given back (-1). */
    public static void $held(int n) {
        if ($shared()) {
            $current().held += n;
        }
    }

    /** Which tasks share a thread of the common pool has no model. */
    private static native void $inTurn();

    /** Says whether the thread that calls has any monitor. */
    private static native boolean $locks();

    public static Thread currentThread() {
        Thread t = $current();
        if (t != null && t.shared) {
            $inTurn();
        }
        return t == null ? $Main.thread : t;
    }

    /** The thread that calls, null for the main thread. */
    private static native Thread $current();

    /** Says whether all other threads have ended. */
    public static native boolean $alone();

    /** The names that threads get without one have no model. */
    private static native String $someName();

    public final String getName() {
        return name == null ? $someName() : name;
    }

    /** The number of the thread that calls. */
    public static native int $self();

    /** Takes a monitor. */
    public static native void $enter(Object monitor);

    /** Takes a monitor if it is free. */
    public static native boolean $tryEnter(Object monitor);

    /** Gives a monitor back. */
    public static native void $exit(Object monitor);

    /** Says how often the thread that calls has a monitor. */
    public static native int $holds(Object monitor);

    /** Gives a monitor back, waits in a queue, and takes it again. */
    public static native void $await(Object monitor, Object queue);

    /** The same, for a limited time. */
    public static native void $awaitTime(Object monitor, Object queue);

    /** Ends the wait of one thread in a queue. */
    public static native void $signal(Object monitor, Object queue);

    /** Ends the waits of all threads in a queue. */
    public static native void $signalAll(Object monitor, Object queue);

    /** What a new thread runs. */
    private static void $spawn(Thread t) {
        t.run();
        if (t.shared && ($locks() || t.held != 0)) {
            $inTurn();
        }
        t.$end();
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public void start() {
        if (!$begin()) {
            throw new IllegalThreadStateException();
        }
        $spawn(this);
    }

    private boolean $begin() {
        if (begun) {
            return false;
        }
        begun = true;
        return true;
    }

    private void $end() {
        ended = true;
    }

    private boolean $awaitEnd() {
        return ended || !begun;
    }

    public final boolean isAlive() {
        return begun && !ended;
    }

    public final void join() throws InterruptedException {
        $awaitEnd();
    }

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException();
        }
        if (millis == 0) {
            $awaitEnd();
        } else {
            isAlive();
        }
    }

    public final void setName(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.name = name;
    }

    public final void setDaemon(boolean on) {
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setPriority(int priority) {
        if (priority < 1 || priority > 10) {
            throw new IllegalArgumentException();
        }
    }

    public boolean isInterrupted() {
        return false;
    }

    public static boolean interrupted() {
        return false;
    }

    public static void yield() { }

    public static void onSpinWait() { }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException();
        }
    }
}
