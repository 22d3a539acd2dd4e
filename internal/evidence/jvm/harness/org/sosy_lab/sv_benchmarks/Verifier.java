package org.sosy_lab.sv_benchmarks;

import jayverify.replay.Feed;

/** Takes the place of the class of this name: its values are those of the run. */
public final class Verifier {
    private Verifier() { }

    public static void assume(boolean condition) {
        if (!condition) {
            Feed.stop("an assumption does not hold");
        }
    }

    public static boolean nondetBoolean() {
        return Feed.next("Verifier.nondetBoolean()") != 0;
    }

    public static byte nondetByte() {
        return (byte) Feed.next("Verifier.nondetByte()");
    }

    public static char nondetChar() {
        return (char) Feed.next("Verifier.nondetChar()");
    }

    public static short nondetShort() {
        return (short) Feed.next("Verifier.nondetShort()");
    }

    public static int nondetInt() {
        return (int) Feed.next("Verifier.nondetInt()");
    }

    public static long nondetLong() {
        return Feed.next("Verifier.nondetLong()");
    }

    public static float nondetFloat() {
        return Float.intBitsToFloat((int) Feed.next("Verifier.nondetFloat()"));
    }

    public static double nondetDouble() {
        return Double.longBitsToDouble(Feed.next("Verifier.nondetDouble()"));
    }

    public static String nondetString() {
        StringBuilder text = new StringBuilder();
        for (long n = Feed.next("Verifier.nondetString()"); n > 0; n--) {
            text.append((char) Feed.next("Verifier.nondetString()"));
        }
        return text.toString();
    }
}
