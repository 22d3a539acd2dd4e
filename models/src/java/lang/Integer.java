package java.lang;

/** valueOf(int) is known to the lowering, with the identity of small values. */
public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public Integer(String s) {
        this.value = parseInt(s, 10);
    }

    public static native Integer valueOf(int x);

    public static Integer valueOf(String s) {
        return valueOf(parseInt(s, 10));
    }

    public static Integer valueOf(String s, int radix) {
        return valueOf(parseInt(s, radix));
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(int x) {
        return x;
    }

    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public int compareTo(Integer other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return compare(value, other.value);
    }

    public static int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public String toString() {
        return String.$decimal(value);
    }

    public static String toString(int x, int radix) {
        return Long.toString(x, radix);
    }

    public static String toString(int x) {
        return String.$decimal(x);
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static int parseInt(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return $parsed(s);
        }
        return parseInt(s, 10);
    }

    /** The number that a string from outside stands for. */
    private static native int $parsed(String s);

    public static int parseInt(String s, int radix) {
        return (int) Long.$parse(s, radix, MIN_VALUE, MAX_VALUE);
    }

    public static int max(int x, int y) {
        return Math.max(x, y);
    }

    public static int min(int x, int y) {
        return Math.min(x, y);
    }

    public static int sum(int x, int y) {
        return x + y;
    }

    public static int signum(int x) {
        return x < 0 ? -1 : x == 0 ? 0 : 1;
    }

    public static int bitCount(int x) {
        int n = 0;
        for (int i = 0; i < 32; i++) {
            n += (int) (x >>> i & 1);
        }
        return n;
    }

    public static int numberOfLeadingZeros(int x) {
        int n = 0;
        while (n < 32 && (x >>> 31 - n & 1) == 0) {
            n++;
        }
        return n;
    }

    public static int numberOfTrailingZeros(int x) {
        int n = 0;
        while (n < 32 && (x >>> n & 1) == 0) {
            n++;
        }
        return n;
    }

    public static int highestOneBit(int x) {
        return x == 0 ? 0 : (int) 1 << 31 - numberOfLeadingZeros(x);
    }

    public static int lowestOneBit(int x) {
        return x & -x;
    }

    public static int reverse(int x) {
        int r = 0;
        for (int i = 0; i < 32; i++) {
            r = r << 1 | x >>> i & 1;
        }
        return r;
    }

    public static int rotateLeft(int x, int n) {
        return x << n | x >>> -n;
    }

    public static int rotateRight(int x, int n) {
        return x >>> n | x << -n;
    }

    public static String toBinaryString(int x) {
        return Long.$digits(x & 0xffffffffL, 1);
    }

    public static String toOctalString(int x) {
        return Long.$digits(x & 0xffffffffL, 3);
    }

    public static String toHexString(int x) {
        return Long.$digits(x & 0xffffffffL, 4);
    }

    public static long toUnsignedLong(int x) {
        return x & 0xffffffffL;
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static Integer decode(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return valueOf($parsed(s));
        }
        return valueOf((int) Long.$decode(s, MIN_VALUE, MAX_VALUE));
    }

    public static int parseInt(CharSequence s, int from, int to, int radix) {
        return (int) Long.$parse(s, from, to, radix, MIN_VALUE, MAX_VALUE);
    }

    public static int compareUnsigned(int x, int y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static int divideUnsigned(int x, int y) {
        Long.$divides(y == 0);
        return (int) (toUnsignedLong(x) / toUnsignedLong(y));
    }

    public static int remainderUnsigned(int x, int y) {
        Long.$divides(y == 0);
        return (int) (toUnsignedLong(x) % toUnsignedLong(y));
    }

    public static int parseUnsignedInt(String s) {
        return parseUnsignedInt(s, 10);
    }

    public static int parseUnsignedInt(String s, int radix) {
        if (s != null && s.length() > 0 && String.$get(s, 0) == '-') {
            throw new NumberFormatException(String.$message());
        }
        return (int) Long.$parse(s, radix, 0, 0xffffffffL);
    }

    public static int reverseBytes(int x) {
        return x << 24 | (x & 0xff00) << 8 | x >>> 8 & 0xff00 | x >>> 24;
    }

    public static String toUnsignedString(int x) {
        return String.$decimal(toUnsignedLong(x));
    }
}
