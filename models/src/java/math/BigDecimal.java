package java.math;

/**
 * A number whose unscaled value a long can have is what it is. Of any other one the sign and the scale are known, and results with
 * it are all that there may be, and more; so are those that are rounded to a precision. Executions have the JDK's own code.
 */
public final class BigDecimal extends Number implements Comparable<BigDecimal> {
    /** See models.Source.ForExecution. */
    static final boolean $PROOFS = true;

    public static final BigDecimal ZERO = new BigDecimal(false, 0, 0);
    public static final BigDecimal ONE = new BigDecimal(false, 1, 0);
    public static final BigDecimal TEN = new BigDecimal(false, 10, 0);

    /** From this exponent on, a result may be larger than what the JDK has an array for. */
    private static final int VAST = 1_000_000;

    // The ordinals of RoundingMode, and the old constants.
    private static final int UP = 0;
    private static final int DOWN = 1;
    private static final int CEILING = 2;
    private static final int FLOOR = 3;
    private static final int HALF_UP = 4;
    private static final int HALF_DOWN = 5;
    private static final int UNNECESSARY = 7;

    private final boolean large; // a long cannot have the unscaled value
    private final long digits; // the unscaled value; of a large one, only whether it is negative
    private final int scale;

    private BigDecimal(boolean large, long digits, int scale) {
        BigInteger.$usual(scale);
        this.large = large;
        this.digits = digits;
        this.scale = scale;
    }

    private BigDecimal(BigDecimal x) {
        large = x.large;
        digits = x.digits;
        scale = x.scale;
    }

    public BigDecimal(String s) {
        this($parsed(s));
    }

    public BigDecimal(String s, MathContext mc) {
        this($parsed(s, mc).round(mc));
    }

    public BigDecimal(char[] s) {
        this($parsed(text(s)));
    }

    public BigDecimal(double x) {
        this(expanded(x));
    }

    public BigDecimal(double x, MathContext mc) {
        this(x == 0 ? ZERO : expanded(x).round(mc));
    }

    public BigDecimal(BigInteger x) {
        this(of(x, 0));
    }

    public BigDecimal(BigInteger x, MathContext mc) {
        this(of(x, 0).round(mc));
    }

    public BigDecimal(BigInteger x, int scale) {
        this(of(x, scale));
    }

    public BigDecimal(BigInteger x, int scale, MathContext mc) {
        this(of(x, scale).round(mc));
    }

    public BigDecimal(int x) {
        this(false, x, 0);
    }

    public BigDecimal(int x, MathContext mc) {
        this(of(x, 0).round(mc));
    }

    public BigDecimal(long x) {
        this(false, x, 0);
    }

    public BigDecimal(long x, MathContext mc) {
        this(of(x, 0).round(mc));
    }

    private static BigDecimal of(long digits, int scale) {
        return new BigDecimal(false, digits, scale);
    }

    private static BigDecimal of(BigInteger x, int scale) {
        present(x);
        return new BigDecimal(x.isLarge(), x.digits(), scale);
    }

    private static BigDecimal large(boolean negative, int scale) {
        return new BigDecimal(true, negative ? -1 : 1, scale);
    }

    private static BigDecimal any(int scale) {
        return new BigDecimal(BigInteger.$flip(), BigInteger.$long(), scale);
    }

    /** Zero, or any number of that sign. */
    private static BigDecimal signed(boolean negative, int scale) {
        long x = BigInteger.$long();
        return BigInteger.$flip() ? large(negative, scale) : of((negative ? x < 0 : x > 0) ? x : 0, scale);
    }

    /** Any number of that sign which is not zero. */
    private static BigDecimal nonzero(boolean negative, int scale) {
        long x = BigInteger.$long();
        return new BigDecimal(BigInteger.$flip(), negative ? x < 0 ? x : -1 : x > 0 ? x : 1, scale);
    }

    private static void present(Object x) {
        if (x == null) {
            throw new NullPointerException();
        }
    }

    /** The JDK may look at mc before it finds something else wrong. */
    private static void early(MathContext mc) {
        if (mc == null && BigInteger.$flip()) {
            throw new NullPointerException();
        }
    }

    private static BigDecimal $parsed(String s, MathContext mc) {
        present(s);
        early(mc);
        return $parsed(s);
    }

    private static String text(char[] s) {
        present(s);
        return String.valueOf(s);
    }

    private static BigDecimal $parsed(String s) {
        present(s);
        int n = s.length();
        int i = 0;
        boolean negative = false;
        if (n > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+')) {
            negative = s.charAt(0) == '-';
            i = 1;
        }
        long limit = negative ? Long.MIN_VALUE : -Long.MAX_VALUE; // sums are negative, since there is one more of them
        long x = 0;
        long scale = 0;
        boolean large = false;
        boolean dot = false;
        boolean any = false;
        for (; i < n; i++) {
            char c = s.charAt(i);
            if (c == '.') {
                if (dot) {
                    throw new NumberFormatException();
                }
                dot = true;
                continue;
            }
            if (c == 'e' || c == 'E') {
                break;
            }
            int d = Character.digit(c, 10);
            if (d < 0) {
                throw new NumberFormatException();
            }
            any = true;
            if (dot) {
                scale++;
            }
            if (large || x < limit / 10 || x * 10 < limit + d) {
                large = true;
            } else {
                x = x * 10 - d;
            }
        }
        if (!any) {
            throw new NumberFormatException();
        }
        if (i < n) {
            scale -= $exponent(s, i + 1, n);
        }
        if (scale != (int) scale) {
            throw new NumberFormatException();
        }
        return large ? large(negative, (int) scale) : of(negative ? x : -x, (int) scale);
    }

    private static long $exponent(String s, int i, int n) {
        boolean negative = false;
        if (i < n && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
            negative = s.charAt(i) == '-';
            i++;
        }
        while (n - i > 10 && Character.digit(s.charAt(i), 10) == 0) {
            i++;
        }
        if (i == n || n - i > 10) {
            throw new NumberFormatException();
        }
        long x = 0;
        for (; i < n; i++) {
            int d = Character.digit(s.charAt(i), 10);
            if (d < 0) {
                throw new NumberFormatException();
            }
            x = x * 10 + d;
        }
        if (negative) {
            x = -x;
        }
        if (x != (int) x && BigInteger.$flip()) { // in Java 17
            throw new NumberFormatException();
        }
        return x;
    }

    private static BigDecimal expanded(double x) {
        if (x - x != 0) {
            throw new NumberFormatException();
        }
        if (x > -9e15 && x < 9e15 && (long) x == x) {
            return of((long) x, 0);
        }
        int scale = BigInteger.$int();
        return nonzero(x < 0, scale < 0 ? 0 : scale > 1074 ? 1074 : scale);
    }

    public static BigDecimal valueOf(long x) {
        return of(x, 0);
    }

    public static BigDecimal valueOf(long x, int scale) {
        return of(x, scale);
    }

    public static BigDecimal valueOf(double x) {
        if (x - x != 0) {
            throw new NumberFormatException();
        }
        if (x > -1e7 && x < 1e7 && (long) x == x) {
            return of((long) x * 10, 1);
        }
        int scale = BigInteger.$int();
        long d = BigInteger.$long() % 1_000_000_000_000_000_000L;
        if (d == 0) {
            d = 1;
        }
        return of(d < 0 == x < 0 ? d : -d, scale < -308 ? -308 : scale > 1074 ? 1074 : scale);
    }

    private static long ten(int n) {
        switch (n) {
            case 0: return 1;
            case 1: return 10;
            case 2: return 100;
            case 3: return 1000;
            case 4: return 10000;
            case 5: return 100000;
            case 6: return 1000000;
            case 7: return 10000000;
            case 8: return 100000000;
            case 9: return 1000000000;
            case 10: return 10000000000L;
            case 11: return 100000000000L;
            case 12: return 1000000000000L;
            case 13: return 10000000000000L;
            case 14: return 100000000000000L;
            case 15: return 1000000000000000L;
            case 16: return 10000000000000000L;
            case 17: return 100000000000000000L;
            default: return 1000000000000000000L;
        }
    }

    /** Whether x times ten to n, which is not negative, is a long. */
    private static boolean raises(long x, long n) {
        if (n == 0 || x == 0) {
            return true;
        }
        if (n > 18) {
            return false;
        }
        long most = Long.MAX_VALUE / ten((int) n);
        return x <= most && x >= -most;
    }

    private static long raised(long x, long n) {
        return BigInteger.product(x, ten((int) n));
    }

    private boolean isZero() {
        return !large && digits == 0;
    }

    private boolean negative() {
        return digits < 0;
    }

    private int usual() {
        int s = scale;
        BigInteger.$usual(s);
        return s;
    }

    /** The scale of a result; one that is out of range is that of zero alone. */
    private static int scaleOf(long scale, boolean zero) {
        ranged(scale, zero);
        return saturated(scale);
    }

    private static void ranged(long scale, boolean zero) {
        if ((scale < Integer.MIN_VALUE || scale > Integer.MAX_VALUE) && !zero) {
            throw new ArithmeticException();
        }
    }

    private static int saturated(long scale) {
        return scale > Integer.MAX_VALUE ? Integer.MAX_VALUE : scale < Integer.MIN_VALUE ? Integer.MIN_VALUE : (int) scale;
    }

    /** The same number with a scale that is not less. */
    private BigDecimal rescaled(int to) {
        settable(to, UNNECESSARY);
        return raisedTo(to);
    }

    private BigDecimal raisedTo(int to) {
        if (to == scale) {
            return this;
        }
        long raise = (long) to - scale;
        if (!large && raises(digits, raise)) {
            return of(raised(digits, raise), to);
        }
        return large(negative(), to);
    }

    /** Refuses a scale that is too far from that of a number, or that drops digits in a mode that does not. Zero has any scale. */
    private void settable(int to, int mode) {
        long raise = (long) to - usual();
        if (raise > Integer.MAX_VALUE || raise < 0 && (raise < -Integer.MAX_VALUE || mode == UNNECESSARY && !dropsZeros(-raise))) {
            nonzero();
        }
    }

    /** Refuses a raise of the scale that is too large, unless the number is zero. */
    private void bounded(long raise) {
        if (raise > Integer.MAX_VALUE) {
            nonzero();
        }
    }

    /** Refuses a number that is not zero. */
    private void nonzero() {
        if (!isZero()) {
            throw new ArithmeticException();
        }
    }

    /** Whether so many last digits are zeros. */
    private boolean dropsZeros(long n) {
        return large ? BigInteger.$flip() : n < 19 && digits % ten((int) n) == 0;
    }

    public BigDecimal add(BigDecimal x) {
        present(x);
        long raise = (long) usual() - x.usual();
        if (raise == 0) {
            return sum(x);
        }
        if (raise > 0) {
            x.bounded(raise);
            return sum(x.raisedTo(scale));
        }
        bounded(-raise);
        return raisedTo(x.scale).sum(x);
    }

    /** The sum with a number of the same scale. */
    private BigDecimal sum(BigDecimal x) {
        if (!large && !x.large) {
            return BigInteger.sumFits(digits, x.digits) ? of(BigInteger.sum(digits, x.digits), scale) : large(negative(), scale);
        }
        return signum() * x.signum() >= 0 ? large(large ? digits < 0 : x.digits < 0, scale) : any(scale);
    }

    public BigDecimal add(BigDecimal x, MathContext mc) {
        present(mc);
        if (mc.getPrecision() == 0) {
            return add(x);
        }
        present(x);
        if (isZero() || x.isZero()) {
            BigDecimal r = isZero() ? x : this;
            int most = scale > x.scale ? scale : x.scale;
            return r.isZero() ? of(0, most) : r.cut(mc, most);
        }
        BigDecimal r = scale - (long) x.scale > 10_000 || scale - (long) x.scale < -10_000 ? any(scale) : add(x);
        return r.isZero() ? of(0, r.scale) : r.round(mc);
    }

    public BigDecimal subtract(BigDecimal x) {
        present(x);
        return add(x.negate());
    }

    public BigDecimal subtract(BigDecimal x, MathContext mc) {
        present(mc);
        if (mc.getPrecision() == 0) {
            return subtract(x);
        }
        present(x);
        return add(x.negate(), mc);
    }

    public BigDecimal multiply(BigDecimal x) {
        present(x);
        int sign = signum() * x.signum();
        long sum = (long) usual() + x.usual();
        int s = scaleOf(sum, isZero() || x.isZero() && (sum == (int) sum || BigInteger.$flip())); // Java 17 looks at this number alone
        if (!large && !x.large && BigInteger.productFits(digits, x.digits)) {
            return of(BigInteger.product(digits, x.digits), s);
        }
        return sign == 0 ? of(0, s) : large(sign < 0, s);
    }

    public BigDecimal multiply(BigDecimal x, MathContext mc) {
        present(x);
        early(mc);
        return multiply(x).round(mc);
    }

    private static int mode(int mode) {
        if (mode < UP || mode > UNNECESSARY) {
            throw new IllegalArgumentException();
        }
        return mode;
    }

    private static int mode(RoundingMode mode) {
        present(mode);
        return mode.ordinal();
    }

    /** x / y, for a positive y, rounded. */
    private static long rounded(long x, long y, int mode) {
        if (mode == UNNECESSARY && x % y != 0) {
            throw new ArithmeticException();
        }
        return nearest(x, y, mode);
    }

    /** x / y, for a positive y, rounded where that is necessary. */
    private static long nearest(long x, long y, int mode) {
        long q = x / y;
        long r = x % y;
        if (r == 0) {
            return q;
        }
        boolean away;
        if (mode < HALF_UP) {
            away = mode == UP || mode == CEILING && x > 0 || mode == FLOOR && x < 0;
        } else {
            long rest = r < 0 ? -r : r;
            away = rest > y - rest || rest == y - rest && (mode == HALF_UP || mode != HALF_DOWN && q % 2 != 0);
        }
        return !away ? q : x < 0 ? q - 1 : q + 1;
    }

    /** The result of a division that is not known, rounded. */
    private static BigDecimal rounding(boolean negative, int scale, int mode) {
        if (mode == UNNECESSARY && BigInteger.$flip()) {
            throw new ArithmeticException();
        }
        return signed(negative, scale);
    }

    private void divisor() {
        if (isZero()) {
            throw new ArithmeticException();
        }
    }

    public BigDecimal divide(BigDecimal x, int to, int mode) {
        return quotient(x, to, mode(mode));
    }

    public BigDecimal divide(BigDecimal x, int to, RoundingMode mode) {
        return quotient(x, to, mode(mode));
    }

    public BigDecimal divide(BigDecimal x, int mode) {
        return quotient(x, scale, mode(mode));
    }

    public BigDecimal divide(BigDecimal x, RoundingMode mode) {
        return quotient(x, scale, mode(mode));
    }

    private BigDecimal quotient(BigDecimal x, int to, int mode) {
        present(x);
        x.divisor();
        long raise = (long) to + x.usual() - usual();
        if (raise > Integer.MAX_VALUE || raise < Integer.MIN_VALUE || far((long) to + x.scale) || far((long) usual() - to)) {
            if (BigInteger.$flip()) {
                throw new ArithmeticException();
            }
            return rounding(negative() != x.negative(), to, mode);
        }
        if (isZero()) {
            return of(0, to);
        }
        if (!large && !x.large && digits != Long.MIN_VALUE && x.digits != Long.MIN_VALUE) {
            long a = x.digits < 0 ? -digits : digits;
            long b = x.digits < 0 ? -x.digits : x.digits;
            if (raise >= 0 && raises(a, raise)) {
                return of(rounded(raised(a, raise), b, mode), to);
            }
            if (raise < 0 && raises(b, -raise)) {
                return of(rounded(a, raised(b, -raise), mode), to);
            }
        }
        return rounding(negative() != x.negative(), to, mode);
    }

    /** Whether the quotient of any number by x has an end, where that is soon known. */
    private static boolean ends(long x) {
        return x == 1 || x == 2 || x == 4 || x == 5 || x == 8 || x == 10 || x == 20 || x == 50 || x == 100 || x == 1000;
    }

    public BigDecimal divide(BigDecimal x) {
        present(x);
        x.divisor();
        int preferred = saturated((long) usual() - x.usual());
        if (isZero()) {
            return of(0, preferred);
        }
        boolean negative = negative() != x.negative();
        if (large || x.large || digits == Long.MIN_VALUE || x.digits == Long.MIN_VALUE || preferred > VAST || preferred < -VAST) {
            if ((x.large || !ends(x.digits)) && BigInteger.$flip()) {
                throw new ArithmeticException();
            }
            return nonzero(negative, between(preferred, Integer.MAX_VALUE));
        }
        long a = digits < 0 ? -digits : digits;
        long b = x.digits < 0 ? -x.digits : x.digits;
        if (!ends(b) && a % withoutTens(b) != 0) {
            throw new ArithmeticException();
        }
        int places = 0;
        while (a % b != 0) {
            if (!raises(a, 1)) {
                return nonzero(negative, between(preferred + places, preferred + 64));
            }
            a *= 10;
            places++;
        }
        return of(negative ? -(a / b) : a / b, preferred + places);
    }

    private static long withoutTens(long x) {
        while (x % 2 == 0) {
            x /= 2;
        }
        while (x % 5 == 0) {
            x /= 5;
        }
        return x;
    }

    /** Any number from least to most. */
    private static int between(long least, long most) {
        int n = BigInteger.$int();
        return n < least ? saturated(least) : n > most ? saturated(most) : n;
    }

    /** Of a scale that no result of usual numbers has. */
    private static boolean far(long scale) {
        return scale > 1_000_000_000 || scale < -1_000_000_000;
    }

    public BigDecimal divide(BigDecimal x, MathContext mc) {
        present(mc);
        if (mc.getPrecision() == 0) {
            return divide(x);
        }
        present(x);
        x.divisor();
        long preferred = (long) usual() - x.usual();
        if (isZero()) {
            return of(0, saturated(preferred));
        }
        if ((far(preferred) || mode(mc.getRoundingMode()) == UNNECESSARY) && BigInteger.$flip()) {
            throw new ArithmeticException();
        }
        boolean known = !large && !x.large; // so that they have at most 19 digits
        return precise(negative() != x.negative(), mc, between(known ? preferred - 20 : Integer.MIN_VALUE, known ? preferred + mc.getPrecision() + 20 : Integer.MAX_VALUE));
    }

    /** Any number of that sign that has the precision. */
    private static BigDecimal precise(boolean negative, MathContext mc, int scale) {
        int n = mc.getPrecision();
        if (n > 18) {
            return nonzero(negative, scale);
        }
        long x = BigInteger.$long() % ten(n);
        if (x == 0) {
            x = 1;
        }
        return of(x < 0 == negative ? x : -x, scale);
    }

    public BigDecimal divideToIntegralValue(BigDecimal x) {
        present(x);
        x.divisor();
        long preferred = (long) usual() - x.usual();
        if (isZero()) {
            return of(0, saturated(preferred));
        }
        boolean negative = negative() != x.negative();
        if (large || x.large || preferred < 0 || far(preferred) || digits == Long.MIN_VALUE || x.digits == Long.MIN_VALUE) {
            if (far(preferred) && BigInteger.$flip()) {
                throw new ArithmeticException();
            }
            int s = BigInteger.$int();
            return signed(negative, preferred >= 0 ? saturated(preferred) : s > 0 || s < preferred ? saturated(preferred) : s);
        }
        long q = raises(x.digits, preferred) ? digits / raised(x.digits, preferred) : 0;
        return of(q, 0).rescaled((int) preferred);
    }

    public BigDecimal divideToIntegralValue(BigDecimal x, MathContext mc) {
        present(mc);
        present(x);
        BigDecimal q = divideToIntegralValue(x);
        if (mc.getPrecision() == 0) {
            return q;
        }
        if (BigInteger.$flip()) {
            throw new ArithmeticException(); // it has more digits
        }
        return signed(q.negative(), BigInteger.$int());
    }

    public BigDecimal[] divideAndRemainder(BigDecimal x) {
        BigDecimal q = divideToIntegralValue(x);
        return new BigDecimal[] {q, rest(q, x)};
    }

    public BigDecimal remainder(BigDecimal x) {
        return rest(divideToIntegralValue(x), x);
    }

    private BigDecimal rest(BigDecimal q, BigDecimal x) {
        if (!large && !x.large && scale == x.scale) {
            return of(x.digits == -1 ? 0 : digits % x.digits, scale);
        }
        return subtract(q.multiply(x));
    }

    public BigDecimal sqrt(MathContext mc) {
        if (signum() < 0) {
            throw new ArithmeticException();
        }
        if (isZero()) {
            return of(0, scale / 2);
        }
        early(mc);
        if ((mc == null || mc.getPrecision() == 0 || far(scale) || mode(mc.getRoundingMode()) == UNNECESSARY) && BigInteger.$flip()) {
            throw new ArithmeticException();
        }
        return nonzero(false, BigInteger.$int());
    }

    public BigDecimal pow(int n) {
        if (n < 0 || n > 999999999) {
            throw new ArithmeticException();
        }
        int s = scaleOf((long) usual() * n, isZero());
        return of(new BigInteger(large, digits).pow(n), s);
    }

    public BigDecimal pow(int n, MathContext mc) {
        present(mc);
        if (mc.getPrecision() == 0) {
            return pow(n);
        }
        if (n < -999999999 || n > 999999999) {
            throw new ArithmeticException();
        }
        if (n == 0) {
            return ONE;
        }
        if (BigInteger.$flip()) {
            throw new ArithmeticException();
        }
        return isZero() ? any(BigInteger.$int()) : nonzero(negative() && n % 2 != 0, BigInteger.$int());
    }

    public BigDecimal abs() {
        return negative() ? negate() : this;
    }

    public BigDecimal abs(MathContext mc) {
        return negative() ? negate(mc) : plus(mc);
    }

    public BigDecimal negate() {
        if (large) {
            return digits > 0 && BigInteger.$flip() ? of(Long.MIN_VALUE, scale) : large(digits >= 0, scale);
        }
        return digits == Long.MIN_VALUE ? large(false, scale) : of(-digits, scale);
    }

    public BigDecimal negate(MathContext mc) {
        return negate().plus(mc);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext mc) {
        return round(mc);
    }

    public BigDecimal round(MathContext mc) {
        present(mc);
        int n = mc.getPrecision();
        if (n == 0 || !large && precision() <= n) {
            return this;
        }
        return cut(mc, scale);
    }

    /** The number with at most the precision, and at most a scale that is not less than its own. */
    private BigDecimal cut(MathContext mc, int most) {
        if ((scale < 0 || far(scale) || mode(mc.getRoundingMode()) == UNNECESSARY) && BigInteger.$flip()) {
            throw new ArithmeticException();
        }
        return precise(negative(), mc, between(large ? Integer.MIN_VALUE : (long) usual() - 20, most));
    }

    public int signum() {
        return digits < 0 ? -1 : isZero() ? 0 : 1;
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        if (large) {
            int n = BigInteger.$int();
            return n < 19 ? 19 : n;
        }
        long x = digits < 0 ? digits : -digits;
        int n = 1;
        while (n < 19 && x <= -ten(n)) {
            n++;
        }
        return n;
    }

    public BigInteger unscaledValue() {
        return new BigInteger(large, digits);
    }

    public BigDecimal setScale(int to, RoundingMode mode) {
        return rounded(to, mode(mode));
    }

    public BigDecimal setScale(int to, int mode) {
        return rounded(to, mode(mode));
    }

    public BigDecimal setScale(int to) {
        return rounded(to, UNNECESSARY);
    }

    private BigDecimal rounded(int to, int mode) {
        settable(to, mode);
        return scaled(to, mode);
    }

    /** The number with a scale that is settable. */
    private BigDecimal scaled(int to, int mode) {
        if (to >= scale) {
            return raisedTo(to);
        }
        if (isZero()) {
            return of(0, to);
        }
        if (large) {
            return signed(negative(), to);
        }
        long drop = (long) scale - to;
        if (drop > 18) { // it is less than one
            return of(BigInteger.$flip() ? 0 : negative() ? -1 : 1, to);
        }
        return of(nearest(digits, ten((int) drop), mode), to);
    }

    public BigDecimal movePointLeft(int n) {
        return n == 0 && (scale >= 0 || BigInteger.$flip()) ? this : moved(scaleOf((long) usual() + n, isZero()));
    }

    public BigDecimal movePointRight(int n) {
        return n == 0 && (scale >= 0 || BigInteger.$flip()) ? this : moved(scaleOf((long) usual() - n, isZero()));
    }

    private BigDecimal moved(int to) {
        BigDecimal x = new BigDecimal(large, digits, to);
        return to < 0 ? x.rescaled(0) : x;
    }

    public BigDecimal scaleByPowerOfTen(int n) {
        return new BigDecimal(large, digits, scaleOf((long) usual() - n, isZero()));
    }

    public BigDecimal stripTrailingZeros() {
        if (isZero()) {
            return ZERO;
        }
        if (large) {
            if (far(scale) && BigInteger.$flip()) {
                throw new ArithmeticException();
            }
            int s = BigInteger.$int();
            return nonzero(negative(), s > scale ? scale : s);
        }
        long x = digits;
        long s = scale;
        while (x % 10 == 0) {
            x /= 10;
            s--;
        }
        return of(x, scaleOf(s, false));
    }

    public int compareTo(BigDecimal x) {
        present(x);
        if (this == x) {
            return 0;
        }
        int sign = signum();
        int other = x.signum();
        if (sign != other) {
            return sign < other ? -1 : 1;
        }
        if (sign == 0) {
            return 0;
        }
        if (large || x.large) {
            if (scale == x.scale && large != x.large) {
                return large == sign > 0 ? 1 : -1;
            }
            return BigInteger.$flip() ? -1 : BigInteger.$flip() ? 0 : 1;
        }
        long diff = (long) usual() - x.usual();
        if (diff >= 0) {
            return raises(x.digits, diff) ? compare(digits, raised(x.digits, diff)) : -sign; // x is farther from zero than any long
        }
        return raises(digits, -diff) ? compare(raised(digits, -diff), x.digits) : sign;
    }

    private static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof BigDecimal)) {
            return false;
        }
        BigDecimal x = (BigDecimal) other;
        if (scale != x.scale) {
            return false;
        }
        if (large || x.large) {
            return large && x.large && negative() == x.negative() && BigInteger.$flip();
        }
        return digits == x.digits;
    }

    public BigDecimal min(BigDecimal x) {
        return compareTo(x) <= 0 ? this : x;
    }

    public BigDecimal max(BigDecimal x) {
        return compareTo(x) >= 0 ? this : x;
    }

    public int hashCode() {
        if (large) {
            return BigInteger.$int();
        }
        long x = digits < 0 ? -digits : digits;
        int h = 31 * (int) (x >>> 32) + (int) x;
        return 31 * (digits < 0 ? -h : h) + scale;
    }

    public String toString() {
        return large || scale != 0 ? BigInteger.$text() : String.valueOf(digits);
    }

    public String toEngineeringString() {
        return toString();
    }

    public String toPlainString() {
        return toString();
    }

    public BigInteger toBigInteger() {
        return rounded(0, DOWN).unscaledValue();
    }

    public BigInteger toBigIntegerExact() {
        return rounded(0, UNNECESSARY).unscaledValue();
    }

    public long longValue() {
        if (large) {
            return BigInteger.$long();
        }
        if (scale >= 0) {
            return scale > 18 ? 0 : digits / ten(scale);
        }
        if (scale <= -64) {
            return 0;
        }
        long x = digits;
        for (int i = scale; i < 0; i++) {
            x *= 10; // its lowest 64 bits
        }
        return x;
    }

    public int intValue() {
        return (int) longValue();
    }

    private long exact(long least, long most) {
        if (isZero()) {
            return 0;
        }
        if (large) {
            if (scale <= 0 || BigInteger.$flip()) {
                throw new ArithmeticException();
            }
            long x = BigInteger.$long();
            if (x < least || x > most) {
                throw new ArithmeticException();
            }
            return x;
        }
        long x;
        if (scale > 0) {
            if (scale > 18 || digits % ten(scale) != 0) {
                throw new ArithmeticException();
            }
            x = digits / ten(scale);
        } else {
            long raise = -(long) usual();
            if (!raises(digits, raise)) {
                throw new ArithmeticException();
            }
            x = raised(digits, raise);
        }
        if (x < least || x > most) {
            throw new ArithmeticException();
        }
        return x;
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

    public float floatValue() {
        return !large && scale == 0 ? (float) digits : (float) BigInteger.$double();
    }

    public double doubleValue() {
        if (large || scale < 0 || scale > 18 || digits > 1L << 52 || digits < -(1L << 52)) {
            return !large && scale == 0 ? (double) digits : BigInteger.$double();
        }
        return (double) digits / (double) ten(scale);
    }

    public BigDecimal ulp() {
        return of(1, scale);
    }
}
