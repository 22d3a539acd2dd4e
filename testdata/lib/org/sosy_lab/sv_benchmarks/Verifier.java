package org.sosy_lab.sv_benchmarks;

import java.util.Random;

/**
 * A stand-in for the class of this name that SV-COMP's Java programs are
 * compiled against: arbitrary values, and assumptions that end a run.
 */
public final class Verifier {
    private static final Random RANDOM = new Random();

    private Verifier() { }

    public static void assume(boolean condition) {
        if (!condition) {
            Runtime.getRuntime().halt(1);
        }
    }

    public static boolean nondetBoolean() {
        return RANDOM.nextBoolean();
    }

    public static byte nondetByte() {
        return (byte) RANDOM.nextInt();
    }

    public static char nondetChar() {
        return (char) RANDOM.nextInt();
    }

    public static short nondetShort() {
        return (short) RANDOM.nextInt();
    }

    public static int nondetInt() {
        return RANDOM.nextInt();
    }

    public static long nondetLong() {
        return RANDOM.nextLong();
    }

    public static float nondetFloat() {
        return Float.intBitsToFloat(RANDOM.nextInt());
    }

    public static double nondetDouble() {
        return Double.longBitsToDouble(RANDOM.nextLong());
    }

    public static String nondetString() {
        int size = RANDOM.nextInt(20);
        char[] chars = new char[size];
        for (int i = 0; i < size; i++) {
            chars[i] = (char) RANDOM.nextInt();
        }
        return new String(chars);
    }
}
