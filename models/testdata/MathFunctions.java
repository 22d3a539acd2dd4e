/** Functions of Math where the documentation names the result, and with arguments of which the range is known. */
public class MathFunctions {
    static final double[] SPECIAL = {0.0, -0.0, 1, -1, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 1000, -1000};

    public static void main(String[] args) {
        for (double x : SPECIAL) {
            if (!(x - x == 0) || x == 0) {
                System.out.println(x + " " + Math.sin(x) + " " + Math.tan(x) + " " + Math.exp(x) + " " + Math.expm1(x));
                System.out.println(Math.sinh(x) + " " + Math.cosh(x) + " " + Math.tanh(x) + " " + Math.cbrt(x) + " " + Math.cos(x));
            }
            if (!(x >= -1 && x <= 1)) {
                System.out.println(Math.asin(x) + " " + Math.acos(x));
            }
            if (!(x > 0) || x == 1 || x - x != 0) {
                System.out.println(Math.log10(x) + " " + (x > -1 && x < 0 ? 0 : x == 1 ? 0 : Math.log1p(x)));
            }
            for (double y : SPECIAL) {
                if (!(Math.abs(x) == 1000 && (y == -1 || Math.abs(y) == 1000))) { // these are not known
                    System.out.print(" " + Math.pow(x, y));
                }
                if (!(x - x == 0) || !(y - y == 0) || x == 0 && y == 0) {
                    System.out.print(" " + Math.hypot(x, y));
                }
                if (x != x || y != y || x == 0) {
                    System.out.print(" " + Math.atan2(x, y));
                }
            }
            System.out.println();
        }
        System.out.println(Math.exp(1000) + " " + Math.exp(-1000) + " " + Math.acos(1) + " " + Math.cbrt(-1));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(-3, 5) + " " + Math.pow(10, 15) + " " + Math.pow(-2, 52) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(1.5, 1));
        System.out.println(Math.toRadians(180) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(-33.3));
    }
}
