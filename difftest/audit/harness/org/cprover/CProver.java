package org.cprover;

/** Where the generated programs take their decisions from. In the interpreter it is an intrinsic. */
public final class CProver {
    /** The decisions of the case that runs, and how many have been taken. */
    public static int[] decisions;

    public static int taken;

    private CProver() {
    }

    public static int nondetInt() {
        return taken < decisions.length ? decisions[taken++] : 0;
    }
}
