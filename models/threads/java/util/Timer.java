package java.util;

/** Tasks that run one at a time, in any order of those that wait. */
public class Timer {
    static final String $STEPS = "$awaitTurn $endTurn $accepts cancel";

    private boolean cancelled;
    private boolean busy;

    public Timer() { }

    public Timer(boolean daemon) { }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean daemon) {
        if (name == null) {
            throw new NullPointerException();
        }
    }

    private boolean $awaitTurn(boolean[] goes) {
        if (cancelled) {
            return true;
        }
        if (busy) {
            return false;
        }
        busy = true;
        goes[0] = true;
        return true;
    }

    private void $endTurn() {
        busy = false;
    }

    private boolean $accepts() {
        return !cancelled;
    }

    public void cancel() {
        cancelled = true;
    }

    public native int purge();

    private void $schedule(TimerTask task, boolean again) {
        if (!$accepts() || !task.$scheduled(again)) {
            throw new IllegalStateException();
        }
        Thread.$async(new $Turns(this, task, again));
    }

    private static void $check(boolean ok) {
        if (!ok) {
            throw new IllegalArgumentException();
        }
    }

    public void schedule(TimerTask task, long delay) {
        $check(delay >= 0);
        $schedule(task, false);
    }

    public void schedule(TimerTask task, long delay, long period) {
        $check(delay >= 0 && period > 0);
        $schedule(task, true);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        $check(delay >= 0 && period > 0);
        $schedule(task, true);
    }

    public native void schedule(TimerTask task, Date time);

    public native void schedule(TimerTask task, Date first, long period);

    public native void scheduleAtFixedRate(TimerTask task, Date first, long period);

    /** The runs of a task. */
    private static final class $Turns implements Runnable {
        private final Timer timer;
        private final TimerTask task;
        private final boolean again;

        $Turns(Timer timer, TimerTask task, boolean again) {
            this.timer = timer;
            this.task = task;
            this.again = again;
        }

        public void run() {
            boolean more = true;
            while (more) {
                boolean[] goes = new boolean[1];
                timer.$awaitTurn(goes);
                if (!goes[0]) {
                    return;
                }
                more = task.$begins();
                if (more) {
                    task.run();
                }
                more &= again;
                timer.$endTurn();
            }
        }
    }
}
