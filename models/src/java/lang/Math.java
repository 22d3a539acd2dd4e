package java.lang;

/** abs, max and min of integers are known to the lowering. */
public final class Math {
    public static final double E = 0x1.5bf0a8b145769p1;
    public static final double PI = 0x1.921fb54442d18p1;

    private Math() {
    }

    public static native double sqrt(double x);

    /** What StrictMath computes, or one of the two doubles beside it: within 1 ulp. */
    public static double log(double x) {
        double y = StrictMath.log(x);
        int ulps = $ulps();
        if (ulps == 0 || !(y - y == 0) || x == 1) {
            return y;
        }
        return Double.longBitsToDouble(Double.doubleToLongBits(y) + ulps);
    }

    /** By how many ulps a function's result is other than StrictMath's: -1, 0 or 1. */
    private static native int $ulps();

    // Results of which the range and special values are known.

    public static double sin(double x) {
        return Functions.sin(x);
    }

    public static double cos(double x) {
        return Functions.cos(x);
    }

    public static double tan(double x) {
        return Functions.tan(x);
    }

    public static double asin(double x) {
        return Functions.asin(x);
    }

    public static double acos(double x) {
        return Functions.acos(x);
    }

    public static double atan(double x) {
        return Functions.atan(x);
    }

    public static double exp(double x) {
        return Functions.exp(x);
    }

    public static double expm1(double x) {
        return Functions.expm1(x);
    }

    public static double log10(double x) {
        return Functions.log10(x);
    }

    public static double log1p(double x) {
        return Functions.log1p(x);
    }

    public static double sinh(double x) {
        return Functions.sinh(x);
    }

    public static double cosh(double x) {
        return Functions.cosh(x);
    }

    public static double tanh(double x) {
        return Functions.tanh(x);
    }

    public static double atan2(double y, double x) {
        return Functions.atan2(y, x);
    }

    public static double pow(double x, double y) {
        return Functions.pow(x, y);
    }

    /** The factors are those of the JDK since Java 9. */
    public static double toRadians(double x) {
        return x * 0.017453292519943295;
    }

    public static double toDegrees(double x) {
        return x * 57.29577951308232;
    }

    public static native int abs(int x);

    public static native long abs(long x);

    public static float abs(float x) {
        return x < 0 ? -x : 0 - x == 0 ? 0 : x;
    }

    public static double abs(double x) {
        return x < 0 ? -x : 0 - x == 0 ? 0 : x;
    }

    public static native int max(int x, int y);

    public static native long max(long x, long y);

    public static native int min(int x, int y);

    public static native long min(long x, long y);

    /** 0 is more than -0. */
    public static float max(float x, float y) {
        if (x != x || x > y) {
            return x;
        }
        return x == y && x == 0 && 1 / y < 0 ? x : y;
    }

    public static double max(double x, double y) {
        if (x != x || x > y) {
            return x;
        }
        return x == y && x == 0 && 1 / y < 0 ? x : y;
    }

    public static float min(float x, float y) {
        if (x != x || x < y) {
            return x;
        }
        return x == y && x == 0 && 1 / x < 0 ? x : y;
    }

    public static double min(double x, double y) {
        if (x != x || x < y) {
            return x;
        }
        return x == y && x == 0 && 1 / x < 0 ? x : y;
    }

    public static float signum(float x) {
        return x > 0 ? 1 : x < 0 ? -1 : x;
    }

    public static double signum(double x) {
        return x > 0 ? 1 : x < 0 ? -1 : x;
    }

    /** What is at least 2^52 has no fraction, nor have infinities. */
    private static boolean $whole(double x) {
        return !(x > -0x1p52 && x < 0x1p52);
    }

    public static double floor(double x) {
        if ($whole(x)) {
            return x;
        }
        double y = (long) x;
        if (y == 0) {
            return x < 0 ? -1 : x == 0 ? x : 0;
        }
        return x < 0 && y > x ? y - 1 : y;
    }

    public static double ceil(double x) {
        return -floor(-x);
    }

    public static double rint(double x) {
        if ($whole(x)) {
            return x;
        }
        double down = floor(x);
        double part = x - down;
        double y = part < 0.5 || part == 0.5 && down % 2 == 0 ? down : down + 1;
        return y == 0 ? 0 * x : y;
    }

    public static long round(double x) {
        double down = floor(x);
        return (long) (x - down < 0.5 || $whole(x) ? down : down + 1);
    }

    public static int round(float x) {
        double down = floor(x);
        return (int) (x - down < 0.5 || $whole(x) ? down : down + 1);
    }


    public static int addExact(int x, int y) {
        long r = (long) x + y;
        if (r != (int) r) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) r;
    }

    public static int subtractExact(int x, int y) {
        long r = (long) x - y;
        if (r != (int) r) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) r;
    }

    public static int multiplyExact(int x, int y) {
        long r = (long) x * y;
        if (r != (int) r) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) r;
    }

    public static long addExact(long x, long y) {
        if (y > 0 ? x > Long.MAX_VALUE - y : x < Long.MIN_VALUE - y) {
            throw new ArithmeticException("long overflow");
        }
        return x + y;
    }

    public static long subtractExact(long x, long y) {
        if (y < 0 ? x > Long.MAX_VALUE + y : x < Long.MIN_VALUE + y) {
            throw new ArithmeticException("long overflow");
        }
        return x - y;
    }

    public static long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static long multiplyExact(long x, long y) {
        long r = x * y;
        if (y != 0 && (r / y != x || y == -1 && x == Long.MIN_VALUE)) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static int incrementExact(int x) {
        if (x == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return x + 1;
    }

    public static long incrementExact(long x) {
        if (x == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return x + 1;
    }

    public static int decrementExact(int x) {
        if (x == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return x - 1;
    }

    public static long decrementExact(long x) {
        if (x == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return x - 1;
    }

    public static int negateExact(int x) {
        if (x == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -x;
    }

    public static long negateExact(long x) {
        if (x == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -x;
    }

    public static int toIntExact(long x) {
        if (x != (int) x) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) x;
    }

    private static void $divides(boolean zero) {
        if (zero) {
            throw new ArithmeticException("/ by zero");
        }
    }

    public static int floorDiv(int x, int y) {
        $divides(y == 0);
        int q = x / y;
        return x % y != 0 && x < 0 != y < 0 ? q - 1 : q;
    }

    public static long floorDiv(long x, int y) {
        return floorDiv(x, (long) y);
    }

    public static long floorDiv(long x, long y) {
        $divides(y == 0);
        long q = x / y;
        return x % y != 0 && x < 0 != y < 0 ? q - 1 : q;
    }

    public static int floorMod(int x, int y) {
        $divides(y == 0);
        int r = x % y;
        return r != 0 && r < 0 != y < 0 ? r + y : r;
    }

    public static int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static long floorMod(long x, long y) {
        $divides(y == 0);
        long r = x % y;
        return r != 0 && r < 0 != y < 0 ? r + y : r;
    }

    public static int absExact(int x) {
        if (x == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(x);
    }

    public static long absExact(long x) {
        if (x == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(x);
    }

    public static long multiplyFull(int x, int y) {
        return (long) x * y;
    }

    // Since Java 18 and 21.

    public static int ceilDiv(int x, int y) {
        $divides(y == 0);
        int q = x / y;
        return x % y != 0 && x < 0 == y < 0 ? q + 1 : q;
    }

    public static long ceilDiv(long x, int y) {
        return ceilDiv(x, (long) y);
    }

    public static long ceilDiv(long x, long y) {
        $divides(y == 0);
        long q = x / y;
        return x % y != 0 && x < 0 == y < 0 ? q + 1 : q;
    }

    public static int ceilMod(int x, int y) {
        $divides(y == 0);
        int r = x % y;
        return r != 0 && r < 0 == y < 0 ? r - y : r;
    }

    public static int ceilMod(long x, int y) {
        return (int) ceilMod(x, (long) y);
    }

    public static long ceilMod(long x, long y) {
        $divides(y == 0);
        long r = x % y;
        return r != 0 && r < 0 == y < 0 ? r - y : r;
    }

    public static int clamp(long x, int min, int max) {
        if (min > max) {
            throw new IllegalArgumentException(String.$message());
        }
        return (int) min(max, max(x, min));
    }

    public static long clamp(long x, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException(String.$message());
        }
        return min(max, max(x, min));
    }
}
