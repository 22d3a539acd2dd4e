package java.lang;

/** Text is not modelled. */
public final class Float extends Number implements Comparable<Float> {
    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public static native Float valueOf(float x);

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public static boolean isNaN(float x) {
        return x != x;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public static boolean isInfinite(float x) {
        return x == 1 / (float) 0 || x == -1 / (float) 0;
    }

    public static boolean isFinite(float x) {
        return x - x == 0;
    }

    public boolean equals(Object other) {
        return other instanceof Float && compare(((Float) other).value, value) == 0;
    }

    public int hashCode() {
        return floatToIntBits(value);
    }

    public static int hashCode(float x) {
        return floatToIntBits(x);
    }

    public static native int floatToIntBits(float x);

    /** Of NaN, any of the patterns that stand for it: which one depends on the processor. */
    public static int floatToRawIntBits(float x) {
        if (x == x) {
            return floatToIntBits(x);
        }
        int p = $payload();
        if (p == 0) {
            return 0x7fc00000;
        }
        return p > 0 ? 0x7f800000 | p : 0xff800000 | -p;
    }

    /** Any number of which the absolute value has 23 bits. */
    private static native int $payload();

    public static native float intBitsToFloat(int bits);

    public int compareTo(Float other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return compare(value, other.value);
    }

    /** -0 is below 0, and NaN above everything. */
    public static int compare(float x, float y) {
        if (x < y) {
            return -1;
        }
        if (x > y) {
            return 1;
        }
        if (x == y) {
            if (x != 0) {
                return 0;
            }
            boolean a = 1 / x < 0;
            boolean b = 1 / y < 0;
            return a == b ? 0 : a ? -1 : 1;
        }
        if (x == x) {
            return -1;
        }
        return y == y ? 1 : 0;
    }

    public static float sum(float x, float y) {
        return x + y;
    }

    public static float max(float x, float y) {
        return Math.max(x, y);
    }

    public static float min(float x, float y) {
        return Math.min(x, y);
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(float x) {
        return String.valueOf(x);
    }
}
