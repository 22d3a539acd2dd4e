package java.lang;

/** Text is not modelled. */
public final class Double extends Number implements Comparable<Double> {
    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public static native Double valueOf(double x);

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
        return (float) value;
    }

    public double doubleValue() {
        return value;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public static boolean isNaN(double x) {
        return x != x;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public static boolean isInfinite(double x) {
        return x == 1 / (double) 0 || x == -1 / (double) 0;
    }

    public static boolean isFinite(double x) {
        return x - x == 0;
    }

    public boolean equals(Object other) {
        return other instanceof Double && compare(((Double) other).value, value) == 0;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(double x) {
        long bits = doubleToLongBits(x);
        return (int) (bits ^ bits >>> 32);
    }

    public static native long doubleToLongBits(double x);

    /** Of NaN, any of the patterns that stand for it: which one depends on the processor. */
    public static long doubleToRawLongBits(double x) {
        if (x == x) {
            return doubleToLongBits(x);
        }
        long p = $payload();
        if (p == 0) {
            return 0x7ff8000000000000L;
        }
        return p > 0 ? 0x7ff0000000000000L | p : 0xfff0000000000000L | -p;
    }

    /** Any number of which the absolute value has 52 bits. */
    private static native long $payload();

    public static native double longBitsToDouble(long bits);

    public int compareTo(Double other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return compare(value, other.value);
    }

    /** -0 is below 0, and NaN above everything. */
    public static int compare(double x, double y) {
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

    public static double sum(double x, double y) {
        return x + y;
    }

    public static double max(double x, double y) {
        return Math.max(x, y);
    }

    public static double min(double x, double y) {
        return Math.min(x, y);
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(double x) {
        return String.valueOf(x);
    }
}
