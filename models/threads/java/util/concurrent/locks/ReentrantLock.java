package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** The monitor of an object, with a queue for each condition. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private final Object monitor = new Object();
    private final boolean fair;

    public ReentrantLock() {
        fair = false;
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    public void lock() {
        Thread.$enter(monitor);
    }

    public void lockInterruptibly() throws InterruptedException {
        Thread.$enter(monitor);
    }

    public boolean tryLock() {
        return Thread.$tryEnter(monitor);
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return Thread.$tryEnter(monitor);
    }

    public void unlock() {
        if (Thread.$holds(monitor) == 0) {
            throw new IllegalMonitorStateException();
        }
        Thread.$exit(monitor);
    }

    public Condition newCondition() {
        return new $Condition(monitor);
    }

    public int getHoldCount() {
        return Thread.$holds(monitor);
    }

    public boolean isHeldByCurrentThread() {
        return Thread.$holds(monitor) > 0;
    }

    public final boolean isFair() {
        return fair;
    }
}

/** A queue of a lock. */
final class $Condition implements Condition {
    private final Object monitor;

    $Condition(Object monitor) {
        this.monitor = monitor;
    }

    private void $check() {
        if (Thread.$holds(monitor) == 0) {
            throw new IllegalMonitorStateException();
        }
    }

    public void await() throws InterruptedException {
        $check();
        Thread.$await(monitor, this);
    }

    public void awaitUninterruptibly() {
        $check();
        Thread.$await(monitor, this);
    }

    public native long awaitNanos(long nanos) throws InterruptedException;

    public native boolean await(long time, TimeUnit unit) throws InterruptedException;

    public native boolean awaitUntil(java.util.Date deadline) throws InterruptedException;

    public void signal() {
        $check();
        Thread.$signal(monitor, this);
    }

    public void signalAll() {
        $check();
        Thread.$signalAll(monitor, this);
    }
}
