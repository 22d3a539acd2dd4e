package java.math;

/**
 * A number that a long can have is what it is. Of any other number only the sign is known, and results with it are all that
 * there may be, and more. Executions have the JDK's own code.
 */
public final class BigInteger extends Number implements Comparable<BigInteger> {
    /** See models.Source.ForExecution. */
    static final boolean $PROOFS = true;

    public static final BigInteger ZERO = new BigInteger(false, 0);
    public static final BigInteger ONE = new BigInteger(false, 1);
    public static final BigInteger TWO = new BigInteger(false, 2);
    public static final BigInteger TEN = new BigInteger(false, 10);

    /** From this exponent or distance on, a result may be larger than what the JDK has an array for. */
    private static final int VAST = 1_000_000;

    private final boolean large; // a long cannot have it
    private final long value; // of a large number, only whether it is negative

    BigInteger(boolean large, long value) {
        this.large = large;
        this.value = value;
    }

    private BigInteger(BigInteger x) {
        large = x.large;
        value = x.value;
    }

    public BigInteger(String s) {
        this($parsed(s, 10));
    }

    public BigInteger(String s, int radix) {
        this($parsed(s, radix));
    }

    public BigInteger(byte[] bytes) {
        this(read(bytes));
    }

    public BigInteger(int sign, byte[] magnitude) {
        this(read(sign, magnitude));
    }

    /** x holds. Analyses of intervals do not see it for themselves. */
    static native void $know(boolean x);

    /** No scale of a client of a library is larger or smaller than usual, unless the client is pedantic. */
    static native void $usual(int scale);

    static native boolean $flip();

    static native long $long();

    static native int $int();

    static native double $double();

    static native String $text();

    private static BigInteger $parsed(String s, int radix) {
        if (s == null) {
            throw new NullPointerException();
        }
        int n = s.length();
        int i = 0;
        boolean negative = false;
        if (n > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+')) {
            negative = s.charAt(0) == '-';
            i = 1;
        }
        if (i == n || radix < 2 || radix > 36) {
            throw new NumberFormatException();
        }
        long limit = negative ? Long.MIN_VALUE : -Long.MAX_VALUE; // sums are negative, since there is one more of them
        long x = 0;
        boolean large = false;
        for (; i < n; i++) {
            int d = Character.digit(s.charAt(i), radix);
            if (d < 0) {
                throw new NumberFormatException();
            }
            if (large || x < limit / radix || x * radix < limit + d) {
                large = true;
            } else {
                x = x * radix - d;
            }
        }
        return large ? large(negative) : of(negative ? x : -x);
    }

    /** The number in two's complement, the highest byte first. */
    private static BigInteger read(byte[] bytes) {
        if (bytes == null) {
            throw new NullPointerException();
        }
        int n = bytes.length;
        if (n == 0) {
            throw new NumberFormatException();
        }
        long x = bytes[0];
        boolean negative = x < 0;
        for (int i = 1; i < n; i++) {
            if (x > Long.MAX_VALUE >> 8 || x < Long.MIN_VALUE >> 8) {
                return large(negative);
            }
            x = x << 8 | bytes[i] & 0xff;
        }
        return of(x);
    }

    /** The number with that sign, the highest byte first. */
    private static BigInteger read(int sign, byte[] magnitude) {
        if (magnitude == null) {
            throw new NullPointerException();
        }
        long x = 0; // negative, since there is one more of them
        boolean large = false;
        for (int i = 0; i < magnitude.length; i++) {
            int d = magnitude[i] & 0xff;
            if (large || x < (Long.MIN_VALUE + d) / 256) {
                large = true;
            } else {
                x = x * 256 - d;
            }
        }
        boolean zero = !large && x == 0;
        if (sign < -1 || sign > 1 || sign == 0 && !zero) {
            throw new NumberFormatException();
        }
        if (large || sign > 0 && x == Long.MIN_VALUE) {
            return large(sign < 0);
        }
        return of(sign < 0 ? x : -x);
    }

    static BigInteger of(long x) {
        return new BigInteger(false, x);
    }

    static BigInteger large(boolean negative) {
        return new BigInteger(true, negative ? -1 : 1);
    }

    static BigInteger any() {
        return new BigInteger($flip(), $long());
    }

    /** Zero, or any number of that sign. */
    static BigInteger signed(boolean negative) {
        long x = $long();
        return $flip() ? large(negative) : of((negative ? x < 0 : x > 0) ? x : 0);
    }

    /** Any number from 0 to x - 1, for a positive x. */
    private static BigInteger below(BigInteger x) {
        if (x.large) {
            return signed(false);
        }
        long r = $long() % x.value;
        return of(r < 0 ? -r : r);
    }

    boolean isLarge() {
        return large;
    }

    /** The value; of a large number any number of its sign, but not 0. */
    long digits() {
        return value;
    }

    private static void vast(int n) {
        if (n >= VAST && $flip()) {
            throw new ArithmeticException();
        }
    }

    private static void present(BigInteger x) {
        if (x == null) {
            throw new NullPointerException();
        }
    }

    private void divisor() {
        if (!large && value == 0) {
            throw new ArithmeticException();
        }
    }

    static boolean sumFits(long x, long y) {
        return y > 0 ? x <= Long.MAX_VALUE - y : x >= Long.MIN_VALUE - y;
    }

    static boolean differenceFits(long x, long y) {
        return y < 0 ? x <= Long.MAX_VALUE + y : x >= Long.MIN_VALUE + y;
    }

    static boolean productFits(long x, long y) {
        if (x >= -0x80000000L && x <= 0x7fffffffL && y >= -0x80000000L && y <= 0x7fffffffL || x == 0 || y == 0) {
            return true;
        }
        if (x == Long.MIN_VALUE || y == Long.MIN_VALUE) {
            return x == 1 || y == 1;
        }
        long most = Long.MAX_VALUE / (y < 0 ? -y : y);
        return x <= most && x >= -most || x * y == Long.MIN_VALUE && x * y / y == x;
    }

    /** x + y, which fits. */
    static long sum(long x, long y) {
        long r = x + y;
        $know(y >= 0 ? r >= x : r < x);
        $know(x >= 0 ? r >= y : r < y);
        return r;
    }

    /** x * y, which fits. */
    static long product(long x, long y) {
        long r = x * y;
        if (x > 0 && y > 0 || x < 0 && y < 0) {
            $know(r > 0);
        } else if (x != 0 && y != 0) {
            $know(r < 0);
        } else {
            $know(r == 0);
        }
        return r;
    }

    public static BigInteger valueOf(long x) {
        return of(x);
    }

    public BigInteger add(BigInteger x) {
        present(x);
        if (!large && !x.large) {
            return sumFits(value, x.value) ? of(sum(value, x.value)) : large(value < 0);
        }
        return signum() * x.signum() >= 0 ? large(large ? value < 0 : x.value < 0) : any();
    }

    public BigInteger subtract(BigInteger x) {
        present(x);
        if (!large && !x.large) {
            return differenceFits(value, x.value) ? of(value - x.value) : large(value < 0);
        }
        if (!large && value == 0) {
            return x.negate();
        }
        return signum() * x.signum() <= 0 ? large(value < 0) : any();
    }

    public BigInteger multiply(BigInteger x) {
        present(x);
        if (!large && !x.large && productFits(value, x.value)) {
            return of(product(value, x.value));
        }
        int sign = signum() * x.signum();
        return sign == 0 ? ZERO : large(sign < 0);
    }

    public BigInteger divide(BigInteger x) {
        present(x);
        x.divisor();
        if (!large && !x.large) {
            return x.value == -1 ? negate() : of(value / x.value);
        }
        if (!large) {
            return of(value == Long.MIN_VALUE && $flip() ? -1 : 0); // by -Long.MIN_VALUE
        }
        if (!x.large && x.value == 1) {
            return this;
        }
        return signed(signum() * x.signum() < 0);
    }

    public BigInteger remainder(BigInteger x) {
        present(x);
        x.divisor();
        if (!x.large) {
            long r = (large ? $long() : value) % x.value;
            return of(r < 0 != value < 0 ? -r : r);
        }
        if (!large) {
            return value == Long.MIN_VALUE && $flip() ? ZERO : this;
        }
        return signed(value < 0);
    }

    public BigInteger[] divideAndRemainder(BigInteger x) {
        return new BigInteger[] {divide(x), remainder(x)};
    }

    public BigInteger mod(BigInteger m) {
        present(m);
        if (m.signum() <= 0) {
            throw new ArithmeticException();
        }
        if (large || m.large) {
            return !large && value >= 0 ? this : below(m);
        }
        long r = value % m.value;
        return of(r < 0 ? r + m.value : r);
    }

    public BigInteger pow(int n) {
        if (n < 0) {
            throw new ArithmeticException();
        }
        if (!large && value == 0) {
            return n == 0 ? ONE : this;
        }
        boolean negative = value < 0 && n % 2 == 1;
        if (large) {
            vast(n);
            return n == 0 ? ONE : large(negative);
        }
        if (value == 1 || value == -1) {
            return of(negative ? -1 : 1);
        }
        vast(n);
        if (n > 63) {
            return large(negative);
        }
        long r = 1;
        for (int i = 0; i < n; i++) {
            if (!productFits(r, value)) {
                return large(negative);
            }
            r *= value;
        }
        return of(r);
    }

    public BigInteger sqrt() {
        if (signum() < 0) {
            throw new ArithmeticException();
        }
        if (large) {
            return signed(false);
        }
        long r = (long) Math.sqrt((double) value);
        while (r > 3037000499L || r * r > value) {
            r--;
        }
        while (r < 3037000499L && (r + 1) * (r + 1) <= value) {
            r++;
        }
        return of(r);
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger r = sqrt();
        return new BigInteger[] {r, large ? signed(false) : subtract(r.multiply(r))};
    }

    public BigInteger gcd(BigInteger x) {
        present(x);
        if (large || x.large || value == Long.MIN_VALUE || x.value == Long.MIN_VALUE) {
            return signed(false);
        }
        long a = value < 0 ? -value : value;
        long b = x.value < 0 ? -x.value : x.value;
        while (b != 0) {
            long r = a % b;
            a = b;
            b = r;
        }
        return of(a);
    }

    public BigInteger abs() {
        return value < 0 ? negate() : this;
    }

    public BigInteger negate() {
        if (large) {
            return value >= 0 && $flip() ? of(Long.MIN_VALUE) : large(value >= 0);
        }
        return value == Long.MIN_VALUE ? large(false) : of(-value);
    }

    public int signum() {
        return value < 0 ? -1 : value == 0 && !large ? 0 : 1;
    }

    public BigInteger modPow(BigInteger exponent, BigInteger m) {
        present(m);
        if (m.signum() <= 0) {
            throw new ArithmeticException();
        }
        present(exponent);
        if (exponent.signum() < 0 && (m.large || m.value != 1) && $flip()) {
            throw new ArithmeticException();
        }
        return below(m);
    }

    public BigInteger modInverse(BigInteger m) {
        present(m);
        if (m.signum() <= 0) {
            throw new ArithmeticException();
        }
        if (!m.large && m.value == 1) {
            return ZERO;
        }
        if ((large || value != 1) && $flip()) {
            throw new ArithmeticException();
        }
        return below(m);
    }

    public BigInteger shiftLeft(int n) {
        if (n < 0) {
            return right(-n);
        }
        return left(n);
    }

    public BigInteger shiftRight(int n) {
        if (n < 0) {
            return left(-n);
        }
        return right(n);
    }

    /** n has no sign. */
    private BigInteger left(int n) {
        if (n == 0 || !large && value == 0) {
            return this;
        }
        if (!large && n > 0 && n < 63 && value << n >> n == value) {
            return of(value << n);
        }
        if (!large && value == -1 && n == 63) {
            return of(Long.MIN_VALUE);
        }
        vast(n < 0 ? VAST : n);
        return large(value < 0);
    }

    /** n has no sign. */
    private BigInteger right(int n) {
        if (n == 0) {
            return this;
        }
        if (large) {
            return signed(value < 0);
        }
        return of(value >> (n < 0 || n > 63 ? 63 : n));
    }

    public BigInteger and(BigInteger x) {
        present(x);
        return large || x.large ? any() : of(value & x.value);
    }

    public BigInteger or(BigInteger x) {
        present(x);
        return large || x.large ? any() : of(value | x.value);
    }

    public BigInteger xor(BigInteger x) {
        present(x);
        return large || x.large ? any() : of(value ^ x.value);
    }

    public BigInteger andNot(BigInteger x) {
        present(x);
        return large || x.large ? any() : of(value & ~x.value);
    }

    public BigInteger not() {
        return large ? large(value >= 0) : of(~value);
    }

    private static void bit(int n) {
        if (n < 0) {
            throw new ArithmeticException();
        }
    }

    public boolean testBit(int n) {
        bit(n);
        if (large) {
            return $flip();
        }
        return (value >> (n > 63 ? 63 : n) & 1) != 0;
    }

    public BigInteger setBit(int n) {
        bit(n);
        vast(n);
        return large || n > 62 ? any() : of(value | 1L << n);
    }

    public BigInteger clearBit(int n) {
        bit(n);
        vast(n);
        return large || n > 62 ? any() : of(value & ~(1L << n));
    }

    public BigInteger flipBit(int n) {
        bit(n);
        vast(n);
        return large || n > 62 ? any() : of(value ^ 1L << n);
    }

    public int getLowestSetBit() {
        if (large) {
            int n = $int();
            return n < 0 ? 0 : n;
        }
        return value == 0 ? -1 : Long.numberOfTrailingZeros(value);
    }

    public int bitLength() {
        if (large) {
            int n = $int();
            return n < 64 ? 64 : n;
        }
        return 64 - Long.numberOfLeadingZeros(value < 0 ? ~value : value);
    }

    public int bitCount() {
        if (large) {
            int n = $int();
            return n < 0 ? 0 : n;
        }
        return Long.bitCount(value < 0 ? ~value : value);
    }

    public boolean isProbablePrime(int certainty) {
        if (certainty <= 0 || !large && (value == 2 || value == -2)) {
            return true;
        }
        return (large || value % 2 != 0 && value != 1 && value != -1) && $flip();
    }

    public BigInteger nextProbablePrime() {
        if (signum() < 0) {
            throw new ArithmeticException();
        }
        if (large) {
            return large(false);
        }
        long x = $long();
        return x > value ? of(x) : large(false);
    }

    public int compareTo(BigInteger x) {
        present(x);
        if (!large && !x.large) {
            return value < x.value ? -1 : value == x.value ? 0 : 1;
        }
        if (this == x) {
            return 0;
        }
        if (large && x.large && value < 0 == x.value < 0) {
            return $flip() ? -1 : $flip() ? 0 : 1;
        }
        return (large ? value < 0 : x.value >= 0) ? -1 : 1;
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof BigInteger)) {
            return false;
        }
        BigInteger x = (BigInteger) other;
        if (large || x.large) {
            return large && x.large && value < 0 == x.value < 0 && $flip();
        }
        return value == x.value;
    }

    public BigInteger min(BigInteger x) {
        return compareTo(x) < 0 ? this : x;
    }

    public BigInteger max(BigInteger x) {
        return compareTo(x) > 0 ? this : x;
    }

    public int hashCode() {
        if (large) {
            return $int();
        }
        long x = value < 0 ? -value : value;
        int h = 31 * (int) (x >>> 32) + (int) x;
        return value < 0 ? -h : h;
    }

    public String toString() {
        return large ? $text() : String.valueOf(value);
    }

    public String toString(int radix) {
        return large ? $text() : Long.toString(value, radix);
    }

    public int intValue() {
        return (int) longValue();
    }

    public long longValue() {
        return large ? $long() : value;
    }

    public float floatValue() {
        return large ? (float) $double() : value;
    }

    public double doubleValue() {
        return large ? $double() : value;
    }

    private long exact(long least, long most) {
        if (large || value < least || value > most) {
            throw new ArithmeticException();
        }
        return value;
    }

    public long longValueExact() {
        return exact(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public int intValueExact() {
        return (int) exact(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public short shortValueExact() {
        return (short) exact(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public byte byteValueExact() {
        return (byte) exact(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }
}
