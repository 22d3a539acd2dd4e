package java.util;

/** A task of a timer. */
public abstract class TimerTask implements Runnable {
    static final String $STEPS = "$scheduled $begins cancel";

    private static final int SCHEDULED = 1;
    private static final int EXECUTED = 2;
    private static final int CANCELLED = 3;

    private int state;
    private boolean again;

    protected TimerTask() { }

    boolean $scheduled(boolean again) {
        if (state != 0) {
            return false;
        }
        state = SCHEDULED;
        this.again = again;
        return true;
    }

    boolean $begins() {
        if (state == CANCELLED) {
            return false;
        }
        if (!again) {
            state = EXECUTED;
        }
        return true;
    }

    public abstract void run();

    public boolean cancel() {
        boolean mine = state == SCHEDULED;
        state = CANCELLED;
        return mine;
    }

    public native long scheduledExecutionTime();
}
