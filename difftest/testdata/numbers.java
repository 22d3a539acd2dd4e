// Bounds of integers, casts, and the floats that compare with nothing.
public class Main {
    static int imin = Integer.MIN_VALUE, imax = Integer.MAX_VALUE, zero, minus = -1;
    static long lmin = Long.MIN_VALUE, lmax = Long.MAX_VALUE, lminus = -1;
    static float nan = 0f / zero, inf = 1f / 0f, mzero = -0f, big = 3e38f;
    static double dnan = Double.NaN, dinf = 1 / 0d, tiny = Double.MIN_VALUE, half = 0.5;

    static void p(long x) {
        System.out.println(x);
    }

    static int order(double a, double b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        if (!(a < b)) r |= 64;
        if (!(a >= b)) r |= 128;
        while (a < b) {
            r |= 256;
            break;
        }
        return r;
    }

    static int order(float a, float b) {
        return (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0) + (a == b ? 16 : 0) + (!(a > b) ? 32 : 0) + (!(a <= b) ? 64 : 0);
    }

    static void casts(double d) {
        p((byte) d);
        p((short) d);
        p((char) d);
        p((int) d);
        p((long) d);
        float f = (float) d;
        p((byte) f);
        p((char) f);
        p((int) f);
        p((long) f);
        p((long) (float) (long) d);
        p((int) (float) (int) d);
    }

    public static void main(String[] args) {
        p(imin / minus);
        p(imin % minus);
        p(lmin / lminus);
        p(lmin % lminus);
        p(-imin);
        p(imin - 1);
        p(imax * imax);
        p(lmax * 3 + lmin);
        p(-7 / 2 * 100 + -7 % 2 * 10 + 7 % -2);
        p(imin >> 31);
        p(imin >>> 31);
        p(imin >>> 32);
        p(imin >> -1);
        p(lmin >>> 63);
        p(lmin >> 64);
        p(1 << 31);
        p(1L << 31);
        p(1 << -1);
        p((imax & imin) + (imax ^ imin) + (imin | 5) + ~imin);
        p((byte) 200 + (short) 70000 + (char) -1);
        p((byte) imin + (int) lmax + (short) lmin + (char) lmax);
        p((byte) -129 >>> 1);
        p((char) (byte) -1);
        p('a' + 1);
        double[] ds = {0, -0d, 1.5, -1.5, 127.9, 128, -129, 65535.5, 65536, 2147483647.5, -2147483649d, 4294967296d, 9.3e18, -1e19, dnan, dinf, -dinf, tiny, 16777217, 9007199254740993d, 1e300};
        for (double d : ds) {
            casts(d);
            for (double e : new double[] {0, -0d, 1.5, dnan, dinf}) {
                p(order(d, e) * 1000 + order((float) d, (float) e));
            }
        }
        p((long) (dinf % 2 * 0 + 1));
        p((long) ((5.5 % -2.5) * 100));
        p((long) ((-5.5f % 2f) * 100));
        p(order(1 % 0d, 0));
        p(order(5 % dinf, 5));
        p(order(1 / mzero, 0));
        p(order(mzero + 0f, 0));
        p(order(mzero + mzero, 0));
        p(1 / (mzero + mzero) < 0 ? 1 : 2);
        p(1 / (mzero * -1) < 0 ? 1 : 2);
        p(1 / (0 - mzero) < 0 ? 1 : 2);
        p(1 / -(0f) < 0 ? 1 : 2);
        p(big * 10 == inf ? 1 : 2);
        p((long) (0.1f * 1e9));
        p((long) (0.1 * 1e17));
        p((long) ((0.1 + 0.2) * 1e17));
        p((long) ((float) 0.1 * 3 * 1e9));
        p(16777216f + 1f == 16777216f ? 1 : 2);
        p((int) 16777217f);
        p((float) imax == 2147483648f ? 1 : 2);
        p((double) lmax == 9223372036854775808d ? 1 : 2);
        p(lmax == (float) lmax ? 1 : 2);
        p(imax == (float) imax ? 1 : 2);
        p(tiny / 2 == 0 ? 1 : 2);
        p(Math.min(imin, minus) + Math.max(lmin, lminus) + Math.abs(imin) + Math.abs(minus));
        p(imax + 1 > imax ? 1 : 2);
        p(nan == nan ? 1 : nan != nan ? 2 : 3);
        p((char) 97 == 'a' && 'a' == 97.0 ? 1 : 2);
    }
}
