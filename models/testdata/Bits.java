/** Bits of floats and doubles, and the methods of Math that are made of them. */
public class Bits {
    static void p(Object o) {
        System.out.println(o + "");
    }

    /** Prints a number by its bits: texts of doubles are not modelled. */
    static void d(double x) {
        System.out.println(Double.doubleToLongBits(x) + "");
    }

    static void f(float x) {
        System.out.println(Float.floatToIntBits(x) + "");
    }

    public static void main(String[] args) {
        double[] xs = {0, -0.0, 1, -1, 0.1, 1.5e300, -3e-310, Double.MAX_VALUE, Double.MIN_VALUE, 1 / 0.0, -1 / 0.0, 0 / 0.0, 4503599627370497.5, 2, 7.25};
        for (double x : xs) {
            d(x);
            d(Math.sqrt(x));
            d(StrictMath.sqrt(x));
            d(StrictMath.log(x));
            d(Math.ulp(x));
            d(Math.nextUp(x));
            d(Math.nextDown(x));
            d(Math.copySign(3, x));
            d(Math.abs(x));
            d(Math.rint(x));
            d(Math.nextAfter(x, 5));
            p(Math.getExponent(x));
            p(Double.hashCode(x));
            p(Double.valueOf(x).hashCode());
            p(Double.valueOf(x).equals(0.0));
            p(Double.compare(x, -0.0));
            d(Double.longBitsToDouble(Double.doubleToLongBits(x) ^ 1));
            if (x == x) {
                p(Double.doubleToRawLongBits(x));
            }
            float y = (float) x;
            f(y);
            f(Math.ulp(y));
            f(Math.nextUp(y));
            f(Math.copySign(3f, y));
            p(Math.getExponent(y));
            p(Float.hashCode(y));
            f(Float.intBitsToFloat(Float.floatToIntBits(y) + 1));
            if (y == y) {
                p(Float.floatToRawIntBits(y));
            }
        }
        double n = 0 / xs[0];
        p((Double.doubleToRawLongBits(n) & 0x7ff0000000000000L) == 0x7ff0000000000000L);
        p(Double.longBitsToDouble(Double.doubleToRawLongBits(n)) == n);
        for (int r = 2; r <= 36; r += 7) {
            p(Long.toString(-1234567890123L, r));
            p(Integer.toString(Integer.MIN_VALUE, r));
            p(Long.toString(Long.MIN_VALUE, r));
            p(Long.toString(0, r));
            p(Integer.toString(35, r));
        }
        p(Integer.toString(77, 99));
    }
}
