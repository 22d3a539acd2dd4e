package java.util.concurrent;

/** A task and what came of it. It cannot be cancelled. */
public class FutureTask<V> implements RunnableFuture<V> {
    static final String $STEPS = "$begin $finish $awaitDone isDone";

    private final Callable<V> task;
    private final Runnable action;
    private boolean begun;
    private boolean done;
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
        if (begun) {
            return false;
        }
        begun = true;
        return true;
    }

    private void $finish(V value, Throwable failure) {
        this.value = value;
        this.failure = failure;
        done = true;
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
        $finish(v, thrown);
    }

    public V get() throws InterruptedException, ExecutionException {
        $awaitDone();
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return value;
    }

    public native V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    public native boolean cancel(boolean interrupt);

    public boolean isCancelled() {
        return false;
    }

    public boolean isDone() {
        return done;
    }
}
