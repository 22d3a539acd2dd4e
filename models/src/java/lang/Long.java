package java.lang;

/** valueOf(long) is known to the lowering, with the identity of small values. */
public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public Long(String s) {
        this.value = parseLong(s, 10);
    }

    public static native Long valueOf(long x);

    public static Long valueOf(String s) {
        return valueOf(parseLong(s, 10));
    }

    public static Long valueOf(String s, int radix) {
        return valueOf(parseLong(s, radix));
    }

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

    public static int hashCode(long x) {
        return (int) (x ^ x >>> 32);
    }

    public boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    public int compareTo(Long other) {
        if (other == null) {
            throw new NullPointerException(String.$message());
        }
        return compare(value, other.value);
    }

    public static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public String toString() {
        return String.$decimal(value);
    }

    public static String toString(long x) {
        return String.$decimal(x);
    }

    public static String toString(long x, int radix) {
        if (radix < 2 || radix > 36 || radix == 10) {
            return String.$decimal(x);
        }
        int digits = 1;
        long rest = x < 0 ? x : -x; // of numbers below 0 there is one more
        for (long r = rest; r <= -radix; r /= radix) {
            digits++;
        }
        if (x < 0) {
            digits++;
        }
        String s = String.$alloc(digits);
        for (int i = digits - 1; i > 0 || i == 0 && x >= 0; i--) {
            int d = (int) -(rest % radix);
            String.$set(s, i, (char) (d < 10 ? '0' + d : 'a' - 10 + d));
            rest /= radix;
        }
        if (x < 0) {
            String.$set(s, 0, '-');
        }
        return s;
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static long parseLong(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return $parsed(s);
        }
        return parseLong(s, 10);
    }

    /** The number that a string from outside stands for. */
    private static native long $parsed(String s);

    public static long parseLong(String s, int radix) {
        return Long.$parse(s, radix, MIN_VALUE, MAX_VALUE);
    }

    public static long max(long x, long y) {
        return Math.max(x, y);
    }

    public static long min(long x, long y) {
        return Math.min(x, y);
    }

    public static long sum(long x, long y) {
        return x + y;
    }

    public static int signum(long x) {
        return x < 0 ? -1 : x == 0 ? 0 : 1;
    }

    public static int bitCount(long x) {
        int n = 0;
        for (int i = 0; i < 64; i++) {
            n += (int) (x >>> i & 1);
        }
        return n;
    }

    public static int numberOfLeadingZeros(long x) {
        int n = 0;
        while (n < 64 && (x >>> 63 - n & 1) == 0) {
            n++;
        }
        return n;
    }

    public static int numberOfTrailingZeros(long x) {
        int n = 0;
        while (n < 64 && (x >>> n & 1) == 0) {
            n++;
        }
        return n;
    }

    public static long highestOneBit(long x) {
        return x == 0 ? 0 : (long) 1 << 63 - numberOfLeadingZeros(x);
    }

    public static long lowestOneBit(long x) {
        return x & -x;
    }

    public static long reverse(long x) {
        long r = 0;
        for (int i = 0; i < 64; i++) {
            r = r << 1 | x >>> i & 1;
        }
        return r;
    }

    public static long rotateLeft(long x, int n) {
        return x << n | x >>> -n;
    }

    public static long rotateRight(long x, int n) {
        return x >>> n | x << -n;
    }

    public static String toBinaryString(long x) {
        return Long.$digits(x, 1);
    }

    public static String toOctalString(long x) {
        return Long.$digits(x, 3);
    }

    public static String toHexString(long x) {
        return Long.$digits(x, 4);
    }

    /**
     * Whether s is no constant and comes from outside the program. Such strings
     * are taken to be numbers where they are parsed; all others are looked at.
     */
    static native boolean $outside(String s);

    /** Whether texts from outside are taken to be numbers, because nobody may catch what is thrown when they are not. */
    static native boolean $wellFormed();

    /** The number in [min, max] that s stands for, or a NumberFormatException. */
    static long $parse(String s, int radix, long min, long max) {
        if (s == null || radix < 2 || radix > 36) {
            throw new NumberFormatException(String.$message());
        }
        int n = s.length();
        int i = 0;
        boolean negative = false;
        if (n > 0 && (String.$get(s, 0) == '-' || String.$get(s, 0) == '+')) {
            negative = String.$get(s, 0) == '-';
            i = 1;
        }
        if (i == n) {
            throw new NumberFormatException(String.$message());
        }
        long limit = negative ? min : -max; // sums are negative, since there is one more of them
        long x = 0;
        for (; i < n; i++) {
            int d = Character.digit(String.$get(s, i), radix);
            if (d < 0 || x < limit / radix || x * radix < limit + d) {
                throw new NumberFormatException(String.$message());
            }
            x = x * radix - d;
        }
        return negative ? x : -x;
    }

    /** x, taken to be unsigned, in digits of that many bits. */
    static String $digits(long x, int bits) {
        int n = 1;
        for (long y = x >>> bits; y != 0; y >>>= bits) {
            n++;
        }
        String r = String.$alloc(n);
        int mask = (1 << bits) - 1;
        for (int i = n - 1; i >= 0; i--) {
            String.$set(r, i, Character.forDigit((int) x & mask, 16));
            x >>>= bits;
        }
        return r;
    }

    /** Strings from outside are taken to be numbers, see Long.$outside. */
    public static Long decode(String s) {
        if (Long.$outside(s) && Long.$wellFormed()) {
            return valueOf($parsed(s));
        }
        return valueOf((long) Long.$decode(s, MIN_VALUE, MAX_VALUE));
    }

    public static long parseLong(CharSequence s, int from, int to, int radix) {
        return Long.$parse(s, from, to, radix, MIN_VALUE, MAX_VALUE);
    }

    public static int compareUnsigned(long x, long y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static long parseUnsignedLong(String s) {
        return parseUnsignedLong(s, 10);
    }

    public static long parseUnsignedLong(String s, int radix) {
        if (s == null || radix < 2 || radix > 36) {
            throw new NumberFormatException(String.$message());
        }
        int n = s.length();
        int i = n > 0 && String.$get(s, 0) == '+' ? 1 : 0;
        if (i == n) {
            throw new NumberFormatException(String.$message());
        }
        long r = 0;
        for (; i < n; i++) {
            int d = Character.digit(String.$get(s, i), radix);
            if (d < 0 || compareUnsigned(r, divideUnsigned(-1L - d, radix)) > 0) {
                throw new NumberFormatException(String.$message());
            }
            r = r * radix + d;
        }
        return r;
    }

    public static long divideUnsigned(long x, long y) {
        $divides(y == 0);
        if (y < 0) {
            return compareUnsigned(x, y) < 0 ? 0 : 1;
        }
        long q = (x >>> 1) / y << 1;
        return compareUnsigned(x - q * y, y) < 0 ? q : q + 1;
    }

    public static long remainderUnsigned(long x, long y) {
        return x - divideUnsigned(x, y) * y;
    }

    static void $divides(boolean zero) {
        if (zero) {
            throw new ArithmeticException("/ by zero");
        }
    }

    /** The number in [min, max] that s stands for in Java's notation, or an exception. */
    static long $decode(String s, long min, long max) {
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        if (s.length() == 0) {
            throw new NumberFormatException("Zero length string");
        }
        char first = String.$get(s, 0);
        int i = first == '-' || first == '+' ? 1 : 0;
        int radix = 10;
        if (s.startsWith("0x", i) || s.startsWith("0X", i)) {
            i += 2;
            radix = 16;
        } else if (s.startsWith("#", i)) {
            i += 1;
            radix = 16;
        } else if (s.startsWith("0", i) && s.length() > i + 1) {
            i += 1;
            radix = 8;
        }
        if (s.startsWith("-", i) || s.startsWith("+", i)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = s.substring(i);
        return $parse(first == '-' ? "-".concat(digits) : digits, radix, min, max);
    }

    /** The number that chars from to to of s stand for. How often it asks for them depends on the JDK. */
    static long $parse(CharSequence s, int from, int to, int radix, long min, long max) {
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        AbstractStringBuilder.$known(s);
        if (from < 0 || from > to || to > s.length()) {
            throw new IndexOutOfBoundsException(String.$message());
        }
        return $parse(s.toString().substring(from, to), radix, min, max);
    }
}
