package java.util;

/**
 * Random numbers of a known seed, computed as the documentation says. This model
 * stands in programs that give some generator a seed or extend the class; in
 * others the lowering knows the methods. A generator without a seed gives any
 * numbers of their ranges.
 *
 * The state, an integer below 2^48, is a double, and numbers are made of it by
 * arithmetic of doubles. That is exact, and solvers do not see through it: they
 * could prove nothing with the remainders of such products. What they need, the
 * range of each number, is assumed where it is known to hold.
 */
public class Random implements java.util.random.RandomGenerator, java.io.Serializable {
    private final boolean seeded; // by a constructor, or the object's class is the program's
    private boolean reseeded; // by setSeed
    private double state;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    public Random() {
        if ($extended() && getClass() != Random.class) {
            seeded = true;
            setSeed($seed());
        } else {
            seeded = false;
        }
    }

    public Random(long seed) {
        seeded = true;
        if ($extended() && getClass() != Random.class) {
            setSeed(seed);
        } else {
            state = $scramble(seed);
        }
    }

    private static double $scramble(long seed) {
        return (double) ((seed ^ 0x5DEECE66DL) & (1L << 48) - 1);
    }

    /** Whether some class of the program extends this one. */
    private static native boolean $extended();

    /** The state after the draws of nextInt(bound), after one draw where bound is 0. */
    private static native double $next(double state, double bound);

    private static native double $log(double x);

    private static native double $sqrt(double x);

    /** Tells what is known of x: that it is from low to high, or at least 0 and below 1. */
    private static native void $within(long x, long low, long high);

    private static native void $unit(double x);

    /** Ends what can be judged. */
    private static native void $refuse();

    // Choices of the environment.

    private static native long $seed();

    private static native int $nextInt();

    private static native int $nextInt(int bound);

    private static native int $nextInt(int origin, int bound);

    private static native long $nextLong();

    private static native long $nextLong(long origin, long bound);

    private static native boolean $nextBoolean();

    private static native float $nextFloat();

    private static native double $nextDouble();

    private static native double $nextGaussian();

    /** Whether the numbers are any numbers. */
    private boolean $any() {
        if (seeded || reseeded) {
            return false;
        }
        if ($extended() && getClass() != Random.class) {
            $refuse(); // of a class between this one and the program's, without a model
        }
        return true;
    }

    /** Whether the methods of this class are all that runs. */
    private boolean $plain() {
        return !$extended() || getClass() == Random.class;
    }

    public void setSeed(long seed) {
        reseeded = true;
        state = $scramble(seed);
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        if ($any()) {
            return (int) ($nextInt() >> 32 - bits);
        }
        state = $next(state, 0);
        int x = (int) (long) (state / (1L << 48 - bits));
        if (bits > 0 && bits < 32) {
            $within(x, 0, (1L << bits) - 1);
        }
        return x;
    }

    public void nextBytes(byte[] bytes) {
        if (bytes == null) {
            throw new NullPointerException(Arrays.$message());
        }
        int i = 0;
        while (i < bytes.length) {
            int x = nextInt();
            for (int k = 0; k < 4 && i < bytes.length; k++) {
                bytes[i++] = (byte) x;
                x >>= 8;
            }
        }
    }

    public int nextInt() {
        return $any() ? $nextInt() : next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if ($any()) {
            return $nextInt(bound);
        }
        if (!$plain()) {
            int x = next(31);
            if ((bound & bound - 1) == 0) {
                return (int) (bound * (long) x >> 31);
            }
            int u = x;
            x = u % bound;
            while (u - x + (bound - 1) < 0) {
                u = next(31);
                x = u % bound;
            }
            return x;
        }
        double u = $draw(bound);
        int x = (bound & bound - 1) == 0 ? (int) (bound * u / 0x1p31) : (int) (u % bound);
        $within(x, 0, bound - 1);
        return x;
    }

    /** The 31 bits that nextInt(bound) does not reject. */
    private double $draw(int bound) {
        state = $next(state, bound);
        return (double) (long) (state / 0x1p17);
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        if ($any()) {
            return $nextInt(origin, bound);
        }
        int n = bound - origin;
        if (n > 0 && (n & n - 1) != 0 && $plain()) {
            int x = (int) ($draw(n) % n);
            $within(x, 0, n - 1);
            return x + origin;
        }
        return $between(origin, bound, n);
    }

    private int $between(int origin, int bound, int n) {
        int x = nextInt();
        if ((n & n - 1) == 0) {
            return (x & n - 1) + origin;
        }
        if (n > 0) {
            int u = x >>> 1;
            x = u % n;
            while (u + (n - 1) - x < 0) {
                u = nextInt() >>> 1;
                x = u % n;
            }
            return x + origin;
        }
        while (x < origin || x >= bound) {
            x = nextInt();
        }
        return x;
    }

    public long nextLong() {
        return $any() ? $nextLong() : ((long) next(32) << 32) + next(32);
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if ($any()) {
            return $nextLong(0, bound);
        }
        long x = nextLong();
        if ((bound & bound - 1) == 0) {
            return x & bound - 1;
        }
        long u = x >>> 1;
        x = u % bound;
        while (u + (bound - 1) - x < 0) {
            u = nextLong() >>> 1;
            x = u % bound;
        }
        return x;
    }

    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        if ($any()) {
            return $nextLong(origin, bound);
        }
        long n = bound - origin;
        long x = nextLong();
        if ((n & n - 1) == 0) {
            return (x & n - 1) + origin;
        }
        if (n > 0) {
            long u = x >>> 1;
            x = u % n;
            while (u + (n - 1) - x < 0) {
                u = nextLong() >>> 1;
                x = u % n;
            }
            return x + origin;
        }
        while (x < origin || x >= bound) {
            x = nextLong();
        }
        return x;
    }

    public boolean nextBoolean() {
        return $any() ? $nextBoolean() : next(1) != 0;
    }

    public float nextFloat() {
        if ($any()) {
            return $nextFloat();
        }
        return next(24) / (float) (1 << 24);
    }

    public double nextDouble() {
        if ($any()) {
            return $nextDouble();
        }
        double x = (((long) next(26) << 27) + next(27)) * 0x1p-53;
        if ($plain()) {
            $unit(x);
        }
        return x;
    }

    public double nextGaussian() {
        if ($any()) {
            return $nextGaussian();
        }
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double v;
        double w;
        double s;
        do {
            v = 2 * nextDouble() - 1;
            w = 2 * nextDouble() - 1;
            s = v * v + w * w;
        } while (s >= 1 || s == 0);
        double m = $sqrt(-2 * $log(s) / s);
        nextNextGaussian = w * m;
        haveNextNextGaussian = true;
        return v * m;
    }
}
