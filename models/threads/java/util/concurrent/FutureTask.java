package java.util.concurrent;

/** A task and what came of it. Interrupting it while it runs has no model. */
public class FutureTask<V> implements RunnableFuture<V> {
    static final String $STEPS = "$begin $again $finish $awaitDone+ $cancel isDone+ isCancelled+";

    private final Callable<V> task;
    private final Runnable action;
    private boolean begun;
    private boolean done;
    private boolean cancelled;
    private V value;
    private Throwable failure;

    public FutureTask(Callable<V> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        this.task = task;
        action = null;
    }

    public FutureTask(Runnable action, V value) {
        if (action == null) {
            throw new NullPointerException();
        }
        task = null;
        this.action = action;
        this.value = value;
    }

    private boolean $begin() {
        if (begun || done) {
            return false;
        }
        begun = true;
        return true;
    }

    private boolean $finish(V value, Throwable failure) {
        if (done) {
            return false;
        }
        this.value = value;
        this.failure = failure;
        done = true;
        return true;
    }

    /** Ends one of several runs. It reports whether there may be another one. */
    private boolean $again() {
        begun = false;
        return !done;
    }

    private static native void $interrupts();

    private boolean $cancel(boolean interrupt) {
        if (done) {
            return false;
        }
        if (interrupt && begun) {
            $interrupts();
        }
        cancelled = true;
        done = true;
        return true;
    }

    private boolean $awaitDone() {
        return done;
    }

    void $done() {
        $awaitDone();
    }

    public void run() {
        if (!$begin()) {
            return;
        }
        V v = value;
        Throwable thrown = null;
        try {
            if (task != null) {
                v = task.call();
            } else {
                action.run();
            }
        } catch (Throwable e) {
            thrown = e;
        }
        if ($finish(v, thrown)) {
            done();
        }
    }

    /** Runs the task, which may run again. It reports false if it failed or was cancelled. */
    boolean $repeat() {
        if (!$begin()) {
            return false;
        }
        Throwable thrown = null;
        try {
            if (task != null) {
                task.call();
            } else {
                action.run();
            }
        } catch (Throwable e) {
            thrown = e;
        }
        if (thrown == null) {
            return $again();
        }
        if ($finish(null, thrown)) {
            done();
        }
        return false;
    }

    protected void done() { }

    protected native boolean runAndReset();

    protected native void set(V value);

    protected native void setException(Throwable failure);

    private V $got() throws ExecutionException {
        if (cancelled) {
            throw new CancellationException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return value;
    }

    public V get() throws InterruptedException, ExecutionException {
        $awaitDone();
        return $got();
    }

    public V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (unit == null) {
            throw new NullPointerException();
        }
        if (!isDone()) {
            throw new TimeoutException();
        }
        return $got();
    }

    public boolean cancel(boolean interrupt) {
        if (!$cancel(interrupt)) {
            return false;
        }
        done();
        return true;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    public boolean isDone() {
        return done;
    }
}
