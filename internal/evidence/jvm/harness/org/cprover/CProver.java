package org.cprover;

import jayverify.replay.Feed;

/** Takes the place of the class of this name: its values are those of the run. */
public final class CProver {
    private CProver() { }

    public static void assume(boolean condition) {
        if (!condition) {
            Feed.stop("an assumption does not hold");
        }
    }

    public static boolean nondetBoolean() {
        return Feed.next("CProver.nondetBoolean()") != 0;
    }

    public static byte nondetByte() {
        return (byte) Feed.next("CProver.nondetByte()");
    }

    public static char nondetChar() {
        return (char) Feed.next("CProver.nondetChar()");
    }

    public static short nondetShort() {
        return (short) Feed.next("CProver.nondetShort()");
    }

    public static int nondetInt() {
        return (int) Feed.next("CProver.nondetInt()");
    }

    public static long nondetLong() {
        return Feed.next("CProver.nondetLong()");
    }

    public static float nondetFloat() {
        return Float.intBitsToFloat((int) Feed.next("CProver.nondetFloat()"));
    }

    public static double nondetDouble() {
        return Double.longBitsToDouble(Feed.next("CProver.nondetDouble()"));
    }
}
