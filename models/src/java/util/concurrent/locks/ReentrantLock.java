package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** For one thread: how often it holds the lock. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private int holds;
    private final boolean fair;

    public ReentrantLock() {
        fair = false;
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    public void lock() {
        $lock();
    }

    private void $lock() {
        if (holds == Integer.MAX_VALUE) {
            throw new Error(java.util.Arrays.$text());
        }
        holds++;
    }

    public native void lockInterruptibly() throws InterruptedException;

    public boolean tryLock() {
        $lock();
        return true;
    }

    public native boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public native Condition newCondition();

    public int getHoldCount() {
        return holds;
    }

    public boolean isHeldByCurrentThread() {
        return holds > 0;
    }

    public boolean isLocked() {
        return holds > 0;
    }

    public final boolean isFair() {
        return fair;
    }

    public final boolean hasQueuedThreads() {
        return false;
    }

    public final int getQueueLength() {
        return 0;
    }

    public native String toString();
}
