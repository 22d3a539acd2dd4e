package java.util.concurrent;

import java.util.Collection;
import java.util.List;

/** A pool whose threads run several tasks, also while one of these waits for another. It has any number of threads. */
public class ForkJoinPool extends AbstractExecutorService {
    static final String $STEPS = "$begins $shut isShutdown";

    private boolean shut;
    private final boolean common;

    public ForkJoinPool() {
        common = false;
    }

    public ForkJoinPool(int parallelism) {
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
        common = false;
    }

    private ForkJoinPool(boolean common) {
        this.common = common;
    }

    /** The one that all use. */
    private static final class $Common {
        static final ForkJoinPool pool = new ForkJoinPool(true);
    }

    public static ForkJoinPool commonPool() {
        return $Common.pool;
    }

    private boolean $begins() {
        return !shut;
    }

    /** A task from a callable or a runnable. */
    private static final class $Adapted<T> extends ForkJoinTask<T> {
        private final Callable<? extends T> task;
        private final Runnable action;
        private T result;

        $Adapted(Callable<? extends T> task, Runnable action, T result) {
            this.task = task;
            this.action = action;
            this.result = result;
        }

        public T getRawResult() {
            return result;
        }

        protected void setRawResult(T value) {
            result = value;
        }

        protected boolean exec() {
            if (task == null) {
                action.run();
                return true;
            }
            try {
                result = task.call();
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
            return true;
        }
    }

    private void $accept() {
        if (!$begins()) {
            throw new RejectedExecutionException();
        }
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        $accept();
        Thread.$async(task);
    }

    private <T> ForkJoinTask<T> $submit(ForkJoinTask<T> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        $accept();
        task.$start();
        return task;
    }

    public void execute(ForkJoinTask<?> task) {
        $submit(task);
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        return $submit(task);
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return $submit(task).join();
    }

    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        return $submit(new $Adapted<T>(task, null, null));
    }

    public ForkJoinTask<?> submit(Runnable task) {
        return submit(task, null);
    }

    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        if (task == null) {
            throw new NullPointerException();
        }
        return $submit(new $Adapted<T>(null, task, result));
    }

    private void $shut() {
        shut = !common;
    }

    public void shutdown() {
        $shut();
    }

    public boolean isShutdown() {
        return shut;
    }

    public native boolean isTerminated();

    /** Tasks that have been forked count, too, so what ends all has no model. */
    public native boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException;

    public native boolean awaitQuiescence(long time, TimeUnit unit);

    public native List<Runnable> shutdownNow();

    public native <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks);

    public native <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException;

    public native <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long time, TimeUnit unit) throws InterruptedException;

    public native <T> T invokeAny(Collection<? extends Callable<T>> tasks, long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;
}
