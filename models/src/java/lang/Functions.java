package java.lang;

/**
 * Functions of java.lang.Math that are not computed here. Of their results is known what the
 * documentation of java.lang.Math says of special arguments, and the range that follows for
 * the others: all functions are within 1 or 2 ulps of the result, and semi-monotonic, so a
 * result does not pass a double at which the function has its bound. Functions that no JVM
 * computes in its own way are those of StrictMath, whose code some JDKs have in Java.
 */
final class Functions {
    /** The doubles nearest to pi and pi / 2, which the functions of angles do not pass. */
    private static final double PI = 0x1.921fb54442d18p1;
    private static final double HALF_PI = 0x1.921fb54442d18p0;

    /** The results of exp are finite up to the first and no longer normal below the second one. */
    private static final double EXP_FINITE = 709.78;
    private static final double EXP_NORMAL = -708.39;

    /** Beyond these all implementations answer with infinity, and with 0. */
    private static final double EXP_LARGE = 710;
    private static final double EXP_SMALL = -746;

    private static final double INFINITY = 1.0 / 0;
    private static final double NAN = 0.0 / 0;
    private static final double LARGEST = 0x1.fffffffffffffp1023;
    private static final double SMALLEST = 0x0.0000000000001p-1022;

    private Functions() {
    }

    /** Any double. */
    private static native double $any();

    /** A run goes on only if that holds. */
    private static native void $know(boolean fact);

    /** Some double in [lo, hi]. */
    private static double within(double lo, double hi) {
        return within(lo, hi, $any());
    }

    /** y, which is in [lo, hi]. */
    private static double within(double lo, double hi, double y) {
        $know(y >= lo && y <= hi);
        return y;
    }

    /** y, which is in [0, hi] with the sign of x, which is not 0. */
    private static double signed(double x, double hi, double y) {
        return x > 0 ? within(0, hi, y) : within(-hi, -0.0, y);
    }

    private static boolean finite(double x) {
        return x - x == 0;
    }

    static double sin(double x) {
        if (!finite(x)) {
            return NAN;
        }
        return x == 0 ? x : within(-1, 1);
    }

    static double cos(double x) {
        if (!finite(x)) {
            return NAN;
        }
        return x == 0 ? 1 : within(-1, 1);
    }

    static double tan(double x) {
        if (!finite(x)) {
            return NAN;
        }
        return x == 0 ? x : within(-LARGEST, LARGEST);
    }

    static double asin(double x) {
        if (!(x >= -1 && x <= 1)) {
            return NAN;
        }
        return x == 0 ? x : signed(x, HALF_PI, StrictMath.asin(x));
    }

    static double acos(double x) {
        if (!(x >= -1 && x <= 1)) {
            return NAN;
        }
        return x == 1 ? 0 : within(0, PI, StrictMath.acos(x));
    }

    static double atan(double x) {
        return x != x || x == 0 ? x : signed(x, HALF_PI, StrictMath.atan(x));
    }

    static double atan2(double y, double x) {
        if (x != x || y != y) {
            return NAN;
        }
        if (y == 0) {
            boolean left = x < 0 || x == 0 && 1 / x < 0;
            return !left ? y : 1 / y < 0 ? -PI : PI;
        }
        return signed(y, PI, StrictMath.atan2(y, x));
    }

    static double exp(double x) {
        if (x != x || x == INFINITY) {
            return x;
        }
        if (x < EXP_SMALL) {
            return 0;
        }
        if (x == 0) {
            return 1;
        }
        if (x > EXP_LARGE) {
            return INFINITY;
        }
        if (x > 0) {
            return within(1, x <= EXP_FINITE ? LARGEST : INFINITY);
        }
        return within(x >= EXP_NORMAL ? SMALLEST : 0, 1);
    }

    static double expm1(double x) {
        if (x != x || x == 0 || x == INFINITY) {
            return x;
        }
        if (x == -INFINITY) {
            return -1;
        }
        return x > 0 ? within(0, x <= EXP_FINITE ? LARGEST : INFINITY, StrictMath.expm1(x)) : within(-1, -0.0, StrictMath.expm1(x));
    }

    static double log10(double x) {
        if (x != x || x < 0) {
            return NAN;
        }
        if (x == 0) {
            return -INFINITY;
        }
        if (x == INFINITY) {
            return x;
        }
        return x == 1 ? 0 : x > 1 ? within(0, 309) : within(-324, -0.0);
    }

    static double log1p(double x) {
        if (x != x || x < -1) {
            return NAN;
        }
        if (x == -1) {
            return -INFINITY;
        }
        return x == 0 || x == INFINITY ? x : signed(x, 710, StrictMath.log1p(x));
    }

    static double sinh(double x) {
        return !finite(x) || x == 0 ? x : signed(x, INFINITY, StrictMath.sinh(x));
    }

    static double cosh(double x) {
        if (!finite(x)) {
            return x * x;
        }
        return x == 0 ? 1 : within(1, INFINITY, StrictMath.cosh(x));
    }

    static double tanh(double x) {
        if (x != x || x == 0) {
            return x;
        }
        return x == INFINITY ? 1 : x == -INFINITY ? -1 : signed(x, 1, $any());
    }

    static double pow(double x, double y) {
        if (y == 0) {
            return 1;
        }
        if (y != y || x != x) {
            return NAN;
        }
        if (y == 1) {
            return x;
        }
        double size = Math.abs(x);
        if (!finite(y)) {
            return size == 1 ? NAN : size > 1 == y > 0 ? INFINITY : 0;
        }
        boolean whole = Math.floor(y) == y;
        boolean odd = whole && y % 2 != 0;
        if (x == 0 || !finite(x)) {
            double r = x == 0 == y > 0 ? 0 : INFINITY;
            return odd && 1 / x < 0 || odd && x < 0 ? -r : r;
        }
        if (x < 0 && !whole) {
            return NAN;
        }
        if (whole && y > 0 && y <= 64 && Math.floor(x) == x) {
            double r = exact(x, (int) y);
            if (r != 0) {
                return r;
            }
        }
        if (size == 1) {
            return x < 0 && odd ? -1 : 1;
        }
        boolean grows = size > 1 == y > 0;
        double lo = grows ? 1 : 0;
        double hi = grows ? INFINITY : 1;
        return x < 0 && odd ? within(-hi, -lo) : within(lo, hi);
    }

    /** x to the n-th if all of its powers up to that are integers that are exact; else 0. */
    private static double exact(double x, int n) {
        double r = 1;
        for (int i = 0; i < n; i++) {
            r *= x;
            if (!(r > -0x1p53 && r < 0x1p53)) {
                return 0;
            }
        }
        return r;
    }
}
