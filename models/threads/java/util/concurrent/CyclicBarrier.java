package java.util.concurrent;

/** How many threads have come, and how often it was passed. No thread is interrupted, so it does not break. */
public class CyclicBarrier {
    static final String $STEPS = "$awaitTurn $pass $awaitPassed getNumberWaiting";

    private final int parties;
    private final Runnable action;
    private int come;
    private int passed;

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = action;
    }

    /** Gives the number of the passage, and how many threads are still awaited. While the action runs, nobody comes. */
    private boolean $awaitTurn(int[] passage) {
        if (come == parties) {
            return false;
        }
        come++;
        passage[0] = passed;
        passage[1] = parties - come;
        return true;
    }

    private void $pass() {
        come = 0;
        passed++;
    }

    private boolean $awaitPassed(int passage) {
        return passed != passage;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        int[] passage = new int[2];
        $awaitTurn(passage);
        int left = passage[1];
        if (left > 0) {
            $awaitPassed(passage[0]);
            return left;
        }
        if (action != null) {
            action.run();
        }
        $pass();
        return 0;
    }

    public native int await(long time, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException;

    public native void reset();

    public boolean isBroken() {
        return false;
    }

    public int getParties() {
        return parties;
    }

    public int getNumberWaiting() {
        return come;
    }
}
