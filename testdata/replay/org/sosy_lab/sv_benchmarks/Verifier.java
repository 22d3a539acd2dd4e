package org.sosy_lab.sv_benchmarks;

import standin.Inputs;

/** The SV-COMP interface with values that come from {@link Inputs}. */
public final class Verifier {
    private Verifier() { }

    public static void assume(boolean condition) {
        if (!condition) {
            Inputs.end();
        }
    }

    public static boolean nondetBoolean() {
        return Inputs.bool();
    }

    public static byte nondetByte() {
        return (byte) Inputs.integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public static char nondetChar() {
        return (char) Inputs.integer(Character.MIN_VALUE, Character.MAX_VALUE);
    }

    public static short nondetShort() {
        return (short) Inputs.integer(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public static int nondetInt() {
        return (int) Inputs.integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public static long nondetLong() {
        return Inputs.integer(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public static float nondetFloat() {
        return (float) Inputs.floating(true);
    }

    public static double nondetDouble() {
        return Inputs.floating(false);
    }

    public static String nondetString() {
        return Inputs.text();
    }
}
