package java.util.concurrent;

import java.util.Collection;
import java.util.List;

/** A task that threads of a pool run. What it failed with has a copy where others wait, which has no model. */
public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
    static final String $STEPS = "$fork $finish $awaitDone+ isDone+";

    private boolean forked;
    private boolean done;
    private boolean failed;

    public ForkJoinTask() { }

    private boolean $fork() {
        if (forked) {
            return false;
        }
        forked = true;
        return true;
    }

    private void $finish(boolean failed) {
        this.failed = failed;
        done = true;
    }

    private boolean $awaitDone() {
        return done;
    }

    /** A task that runs again, is cancelled or has failed has no model. */
    private static native void $unusual();

    private static final class $Run implements Runnable {
        private final ForkJoinTask<?> task;

        $Run(ForkJoinTask<?> task) {
            this.task = task;
        }

        public void run() {
            task.$exec();
        }
    }

    /** Runs the task in this thread. */
    Throwable $exec() {
        Throwable thrown = null;
        try {
            if (!exec()) {
                $unusual();
            }
        } catch (Throwable e) {
            thrown = e;
        }
        $finish(thrown != null);
        return thrown;
    }

    void $start() {
        if (!$fork()) {
            $unusual();
        }
        Thread.$async(new $Run(this));
    }

    public final ForkJoinTask<V> fork() {
        $start();
        return this;
    }

    void $wait() {
        if (!isDone()) {
            Thread.$helps();
            $awaitDone();
        }
        if (failed) {
            $unusual();
        }
    }

    public final V join() {
        $wait();
        return getRawResult();
    }

    public final V get() throws InterruptedException, ExecutionException {
        $wait();
        return getRawResult();
    }

    public native final V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    @SuppressWarnings("unchecked")
    private static <X extends Throwable> void $throw(Throwable e) throws X {
        throw (X) e;
    }

    public final V invoke() {
        if (!$fork()) {
            $unusual();
        }
        Throwable e = $exec();
        if (e != null) {
            ForkJoinTask.<RuntimeException>$throw(e);
        }
        return getRawResult();
    }

    public static void invokeAll(ForkJoinTask<?> a, ForkJoinTask<?> b) {
        if (a == null || b == null) {
            throw new NullPointerException();
        }
        b.fork();
        a.invoke();
        b.$wait();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = tasks.length - 1; i > 0; i--) {
            tasks[i].fork();
        }
        if (tasks.length > 0) {
            tasks[0].invoke();
        }
        for (int i = 1; i < tasks.length; i++) {
            tasks[i].$wait();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        if (!(tasks instanceof List)) {
            $unusual();
        }
        List<T> list = (List<T>) tasks;
        for (int i = list.size() - 1; i > 0; i--) {
            list.get(i).fork();
        }
        if (!list.isEmpty()) {
            list.get(0).invoke();
        }
        for (int i = 1; i < list.size(); i++) {
            list.get(i).$wait();
        }
        return tasks;
    }

    public final boolean isDone() {
        return done;
    }

    public native boolean cancel(boolean interrupt);

    public native final boolean isCancelled();

    public native final boolean isCompletedAbnormally();

    public native final boolean isCompletedNormally();

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();
}
