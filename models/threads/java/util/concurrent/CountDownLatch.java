package java.util.concurrent;

/** The count. */
public class CountDownLatch {
    static final String $STEPS = "$awaitZero+ $isZero+ countDown getCount";

    private int count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        this.count = count;
    }

    private boolean $awaitZero() {
        return count == 0;
    }

    private boolean $isZero() {
        return count == 0;
    }

    public void await() throws InterruptedException {
        $awaitZero();
    }

    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return $isZero();
    }

    public void countDown() {
        if (count > 0) {
            count--;
        }
    }

    public long getCount() {
        return count;
    }
}
