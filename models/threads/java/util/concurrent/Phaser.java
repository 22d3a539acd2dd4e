package java.util.concurrent;

/** Parties that arrive, and the phase. Who arrives last calls onAdvance, and nobody else registers meanwhile. */
public class Phaser {
    static final String $STEPS = "$awaitRegister $arrive $advance $awaitAdvance getPhase getRegisteredParties getArrivedParties getUnarrivedParties isTerminated forceTermination";

    private static final int MOST = 0xffff;

    private int parties;
    private int unarrived;
    private int phase;
    private boolean advances;

    public Phaser() { }

    public Phaser(int parties) {
        if (parties < 0 || parties > MOST) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        unarrived = parties;
    }

    /** Phasers with parents have no model. */
    private static native void $tiered();

    public Phaser(Phaser parent) {
        $tiered();
    }

    public Phaser(Phaser parent, int parties) {
        $tiered();
    }

    private boolean $awaitRegister(int n, int[] out) {
        if (advances && phase >= 0) {
            return false;
        }
        out[0] = phase;
        if (phase >= 0) {
            if (parties + n > MOST) {
                out[1] = 1;
                return true;
            }
            parties += n;
            unarrived += n;
        }
        return true;
    }

    public int register() {
        return $register(1);
    }

    public int bulkRegister(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n == 0 ? getPhase() : $register(n);
    }

    private int $register(int n) {
        int[] out = new int[2];
        $awaitRegister(n, out);
        if (out[1] != 0) {
            throw new IllegalStateException();
        }
        return out[0];
    }

    /** Gives the phase, and how many parties there are if it is the last one, else -1; -2: it may not arrive. */
    private void $arrive(boolean leaves, int[] out) {
        out[0] = phase;
        out[1] = -1;
        if (phase < 0) {
            return;
        }
        if (unarrived <= 0) {
            out[1] = -2;
            return;
        }
        unarrived--;
        if (leaves) {
            parties--;
        }
        if (unarrived == 0) {
            advances = true;
            out[1] = parties;
        }
    }

    private int $advance(boolean ends) {
        advances = false;
        if (phase >= 0) {
            unarrived = parties;
            phase = phase + 1 & Integer.MAX_VALUE;
            if (ends) {
                phase |= Integer.MIN_VALUE;
            }
        }
        return phase;
    }

    private boolean $awaitAdvance(int before, int[] out) {
        out[0] = phase;
        return phase != before;
    }

    /** Arrives, and gives the phase. next, if it is not null, gets the phase that comes then, if this was the last party. */
    private int $come(boolean leaves, int[] next) {
        int[] out = new int[2];
        $arrive(leaves, out);
        if (out[1] == -2) {
            throw new IllegalStateException();
        }
        if (out[1] >= 0) {
            boolean ends = onAdvance(out[0], out[1]);
            int p = $advance(ends);
            if (next != null) {
                next[0] = p;
                next[1] = 1;
            }
        }
        return out[0];
    }

    public int arrive() {
        return $come(false, null);
    }

    public int arriveAndDeregister() {
        return $come(true, null);
    }

    public int arriveAndAwaitAdvance() {
        int[] next = new int[2];
        int p = $come(false, next);
        return next[1] != 0 ? next[0] : awaitAdvance(p);
    }

    public int awaitAdvance(int phase) {
        if (phase < 0) {
            return phase;
        }
        int[] out = new int[1];
        $awaitAdvance(phase, out);
        return out[0];
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        return awaitAdvance(phase);
    }

    public native int awaitAdvanceInterruptibly(int phase, long time, TimeUnit unit) throws InterruptedException, TimeoutException;

    public void forceTermination() {
        phase |= Integer.MIN_VALUE;
    }

    public final int getPhase() {
        return phase;
    }

    public int getRegisteredParties() {
        return parties;
    }

    public int getArrivedParties() {
        return parties - unarrived;
    }

    public int getUnarrivedParties() {
        return unarrived;
    }

    public Phaser getParent() {
        return null;
    }

    public Phaser getRoot() {
        return this;
    }

    public boolean isTerminated() {
        return phase < 0;
    }

    protected boolean onAdvance(int phase, int parties) {
        return parties == 0;
    }

    public native String toString();
}
