/** Formatted numbers, twice each: the JDK keeps the symbols of the last language. */
public class Numbers {
    public static void main(String[] args) {
        double[] all = {0, -0.0, 1, 3.14159, -2.5, 1e10, 1e-7, 123456789.987, 0.1, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double d : all) {
            System.out.printf("%f %.3f %e %10.1f|%-12.2f|%,.2f %g %s%n", d, d, d, d, d, d, d, d);
            System.out.println(String.format("%+.2f %(.1f %08.2f %a", d, d, d, d));
        }
        System.out.println(String.format("%10.4f|%-8s|%08d|%x|%,d", 1.0 / 3, "ab", 42, 255, 1234567));
        System.out.println(Math.scalb(1.5, 10) + " " + Math.scalb(1.5f, -3) + " " + 1.0 / 3 + " " + 1e-5f);
    }
}
