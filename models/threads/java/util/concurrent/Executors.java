package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Pools of threads. */
public class Executors {
    private Executors() { }

    public static ExecutorService newFixedThreadPool(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        return new $Pool(n, false);
    }

    /** It may shut itself down when its last use has begun, so it counts only where it is shut down. */
    public static ExecutorService newSingleThreadExecutor() {
        return new $Pool(1, true);
    }
}

/** A task in the queue of a pool. */
final class $Waiting {
    final Runnable task;
    $Waiting next;

    $Waiting(Runnable task) {
        this.task = task;
    }
}

/** A thread of a pool. A task that throws ends it, and the program counts that as a violation. */
final class $Worker implements Runnable {
    private final $Pool pool;
    Runnable task;

    $Worker($Pool pool, Runnable task) {
        this.pool = pool;
        this.task = task;
    }

    public void run() {
        while (task != null) {
            task.run();
            task = null;
            pool.$next(this);
        }
    }
}

/** A pool: a new thread for each task as long as there are fewer than max, then a queue. */
final class $Pool implements ExecutorService {
    static final String $JDK = "java.util.concurrent.ThreadPoolExecutor";
    static final String $STEPS = "$offer $awaitIdle $awaitTask shutdown isShutdown isTerminated $ended";

    private final int max;
    private final boolean alone;
    private int workers;
    private boolean shut;
    private $Waiting first;
    private $Waiting last;

    $Pool(int max, boolean alone) {
        this.max = max;
        this.alone = alone;
    }

    /** 0: the task is in the queue; 1: it needs a new thread; 2: it is refused. */
    private int $offer(Runnable task) {
        if (shut) {
            return 2;
        }
        if (workers < max) {
            workers++;
            return 1;
        }
        $Waiting w = new $Waiting(task);
        if (first == null) {
            first = w;
        } else {
            last.next = w;
        }
        last = w;
        return 0;
    }

    /** Gives a thread its next task, or null when the pool has been shut down. */
    void $next($Worker w) {
        if (alone) {
            $awaitTask(w);
        } else {
            $awaitIdle(w);
        }
    }

    private boolean $awaitIdle($Worker w) {
        return $awaitTask(w);
    }

    private boolean $awaitTask($Worker w) {
        if (first != null) {
            w.task = first.task;
            first = first.next;
            return true;
        }
        if (shut) {
            workers--;
            return true;
        }
        return false;
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        int how = $offer(task);
        if (how == 2) {
            throw new RejectedExecutionException();
        }
        if (how == 1) {
            new Thread(new $Worker(this, task)).start();
        }
    }

    public void shutdown() {
        shut = true;
    }

    public native List<Runnable> shutdownNow();

    public boolean isShutdown() {
        return shut;
    }

    public boolean isTerminated() {
        return shut && workers == 0;
    }

    private boolean $ended() {
        return shut && workers == 0;
    }

    public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return $ended();
    }

    public <T> Future<T> submit(Callable<T> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        FutureTask<T> f = new FutureTask<>(task);
        execute(f);
        return f;
    }

    public Future<?> submit(Runnable task) {
        return submit(task, null);
    }

    public <T> Future<T> submit(Runnable task, T value) {
        if (task == null) {
            throw new NullPointerException();
        }
        FutureTask<T> f = new FutureTask<>(task, value);
        execute(f);
        return f;
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        if (tasks == null) {
            throw new NullPointerException();
        }
        List<Future<T>> all = new ArrayList<>();
        for (Callable<T> t : tasks) {
            all.add(submit(t));
        }
        for (Future<T> f : all) {
            ((FutureTask<T>) f).$done();
        }
        return all;
    }

    public native <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long time, TimeUnit unit) throws InterruptedException;

    public native <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException;

    public native <T> T invokeAny(Collection<? extends Callable<T>> tasks, long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;
}
