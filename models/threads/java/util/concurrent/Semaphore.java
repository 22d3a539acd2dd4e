package java.util.concurrent;

/** The number of permits. */
public class Semaphore implements java.io.Serializable {
    static final String $STEPS = "$awaitPermits $take $give availablePermits drainPermits";

    private int permits;

    public Semaphore(int permits) {
        this.permits = permits;
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
    }

    private boolean $awaitPermits(int n) {
        return $take(n);
    }

    private boolean $take(int n) {
        if (permits < n) {
            return false;
        }
        permits -= n;
        return true;
    }

    private boolean $give(int n) {
        if (permits + n < permits) {
            return false;
        }
        permits += n;
        return true;
    }

    private static void $check(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
    }

    public void acquire() throws InterruptedException {
        $awaitPermits(1);
    }

    public void acquireUninterruptibly() {
        $awaitPermits(1);
    }

    public void acquire(int n) throws InterruptedException {
        $check(n);
        $awaitPermits(n);
    }

    public void acquireUninterruptibly(int n) {
        $check(n);
        $awaitPermits(n);
    }

    public boolean tryAcquire() {
        return $take(1);
    }

    public boolean tryAcquire(int n) {
        $check(n);
        return $take(n);
    }

    public boolean tryAcquire(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return $take(1);
    }

    public void release() {
        if (!$give(1)) {
            throw new Error("Maximum permit count exceeded");
        }
    }

    public void release(int n) {
        $check(n);
        if (!$give(n)) {
            throw new Error("Maximum permit count exceeded");
        }
    }

    public int availablePermits() {
        return permits;
    }

    public int drainPermits() {
        int n = permits;
        permits = 0;
        return n;
    }
}
