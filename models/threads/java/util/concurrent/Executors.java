package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Pools of threads. */
public class Executors {
    private Executors() { }

    private static int $size(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    private static ThreadFactory $given(ThreadFactory factory) {
        if (factory == null) {
            throw new NullPointerException();
        }
        return factory;
    }

    public static ExecutorService newFixedThreadPool(int n) {
        return new $Pool($size(n), false, null);
    }

    public static ExecutorService newFixedThreadPool(int n, ThreadFactory factory) {
        return new $Pool($size(n), false, $given(factory));
    }

    /** It may shut itself down when its last use has begun, so it counts only where it is shut down. */
    public static ExecutorService newSingleThreadExecutor() {
        return new $Pool(1, true, null);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return new $Pool(1, true, $given(factory));
    }

    public static ExecutorService newCachedThreadPool() {
        return new $Pool($Pool.ANY, false, null);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int n) {
        return new $ScheduledPool($size(n), false, null);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int n, ThreadFactory factory) {
        return new $ScheduledPool($size(n), false, $given(factory));
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new $ScheduledPool(1, true, null);
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
class $Pool implements ExecutorService {
    static final String $JDK = "java.util.concurrent.ThreadPoolExecutor";
    static final String $STEPS = "$offer $expect $late $left $awaitIdle $awaitTask shutdown isShutdown $ended";

    /** A new thread for each task; which of them the JDK uses again has no model. */
    static final int ANY = Integer.MAX_VALUE;

    private final int max;
    private final boolean alone;
    private final ThreadFactory factory;
    private int workers;
    private int late; // tasks whose time has not come
    private boolean shut;
    private $Waiting first;
    private $Waiting last;

    $Pool(int max, boolean alone, ThreadFactory factory) {
        this.max = max;
        this.alone = alone;
        this.factory = factory;
    }

    /** 0: the task is in the queue; 1: it needs a new thread; 2: it is refused. */
    private int $offer(Runnable task) {
        return shut ? 2 : $accept(task);
    }

    /** There will be a task, unless the pool has been shut down. */
    boolean $expect() {
        if (shut) {
            return false;
        }
        late++;
        return true;
    }

    /** The time of a task has come. One that runs again and again ends with the pool. */
    int $late(Runnable task, boolean again) {
        late--;
        return shut && again ? 2 : $accept(task);
    }

    private void $left() {
        workers--;
    }

    private int $accept(Runnable task) {
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
        if (max == ANY) {
            $left();
        } else if (alone) {
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
        if (shut && late == 0) {
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
            $work(task);
        }
    }

    /** A factory that makes no thread has no model. */
    private static native void $nothing();

    void $work(Runnable task) {
        $Worker w = new $Worker(this, task);
        if (max == ANY) {
            Thread.$async(w);
            return;
        }
        Thread t = factory == null ? new Thread(w) : factory.newThread(w);
        if (t == null) {
            $nothing();
        }
        t.start();
    }

    public void shutdown() {
        shut = true;
    }

    public native List<Runnable> shutdownNow();

    public boolean isShutdown() {
        return shut;
    }

    public boolean isTerminated() {
        return $ended();
    }

    private boolean $ended() {
        return shut && workers == 0 && late == 0;
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

/** A pool with tasks that begin later: at any time, in any order. */
final class $ScheduledPool extends $Pool implements ScheduledExecutorService {
    static final String $JDK = "java.util.concurrent.ScheduledThreadPoolExecutor";

    $ScheduledPool(int max, boolean alone, ThreadFactory factory) {
        super(max, alone, factory);
    }

    private <V> ScheduledFuture<V> $schedule($Scheduled<V> task) {
        if (!$expect()) {
            throw new RejectedExecutionException();
        }
        Thread.$async(new $Delay(this, task));
        return task;
    }

    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        if (task == null || unit == null) {
            throw new NullPointerException();
        }
        return $schedule(new $Scheduled<Void>(task, false));
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
        if (task == null || unit == null) {
            throw new NullPointerException();
        }
        return $schedule(new $Scheduled<V>(task));
    }

    private ScheduledFuture<?> $repeat(Runnable task, long period, TimeUnit unit) {
        if (task == null || unit == null) {
            throw new NullPointerException();
        }
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        return $schedule(new $Scheduled<Void>(task, true));
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long delay, long period, TimeUnit unit) {
        return $repeat(task, period, unit);
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long delay, long period, TimeUnit unit) {
        return $repeat(task, period, unit);
    }

    /** A task and its time. */
    private static final class $Scheduled<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
        static final String $STEPS = "$ran $awaitRan";

        private final boolean again;
        private boolean ran;
        private boolean more;

        $Scheduled(Runnable task, boolean again) {
            super(task, null);
            this.again = again;
        }

        $Scheduled(Callable<V> task) {
            super(task);
            again = false;
        }

        public boolean isPeriodic() {
            return again;
        }

        private void $ran(boolean more) {
            ran = true;
            this.more = more;
        }

        private boolean $awaitRan() {
            if (!ran) {
                return false;
            }
            ran = false;
            return true;
        }

        public void run() {
            if (again) {
                $ran($repeat());
            } else {
                super.run();
            }
        }

        /** Waits for the end of a run, and says whether there is another one. */
        boolean $next() {
            $awaitRan();
            return more;
        }

        public native long getDelay(TimeUnit unit);

        public native int compareTo(Delayed other);
    }

    /** What gives a task to the pool when its time has come. */
    private static final class $Delay implements Runnable {
        private final $ScheduledPool pool;
        private final $Scheduled<?> task;

        $Delay($ScheduledPool pool, $Scheduled<?> task) {
            this.pool = pool;
            this.task = task;
        }

        public void run() {
            do {
                int how = pool.$late(task, task.isPeriodic());
                if (how == 2) {
                    task.cancel(false);
                    return;
                }
                if (how == 1) {
                    pool.$work(task);
                }
            } while (task.isPeriodic() && task.$next() && pool.$expect());
        }
    }
}
