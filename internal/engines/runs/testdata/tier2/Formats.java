import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.Locale;

/** Formatter. */
class Formats {
    static void all() {
        String[] whole = {"%d", "%8d|", "%-8d|", "%08d", "%+d", "% d", "%,d", "%(d", "%x", "%#X", "%o", "%s", "%c", "%h", "%b", "%.3d", "%-08d", "%,x", "%5.2f"};
        Object[] numbers = {0, -1, 65, Integer.MIN_VALUE, 1234567L, (short) -3, new java.math.BigInteger("-123456789012345678901234567890")};
        String[] real = {"%f", "%.0f", "%10.3f|", "%-10.1f|", "%+.2f", "%,.2f", "%(.1f", "%e", "%.2E", "%g", "%a", "%010.2f", "%s", "%#.0f", "%x"};
        Object[] reals = {0.0, -0.0, 1.5, -2.345, 1e20, 1.0E-5, Double.NaN, Double.NEGATIVE_INFINITY, 3.14f, new java.math.BigDecimal("12345.6789")};
        for (String f : whole) {
            show(f, numbers);
        }
        for (String f : real) {
            show(f, reals);
        }
        System.out.println(String.format("%2$s %1$s %<s %%|%n|%10s|%-6.2s|%S", "a", "text", "long text").trim());
        System.out.println(String.format(Locale.ROOT, "%s %b %h %s", null, null, null, new int[0].length));
        System.out.println(new Formatter(new StringBuilder("x")).format("%3s", "y").format("%c", 0x1F600).toString());
        show("%y", 1);
        show("%s %s", "one");
        show("%-d", 3);
        show("%tY-%<tm-%<td", new java.util.Date(0));
    }

    private static void show(String f, Object... list) {
        for (Object x : list) {
            String text;
            try {
                text = String.format(Locale.US, f, x);
            } catch (IllegalFormatException e) {
                text = e.toString();
            }
            System.out.println(f + " " + text);
        }
    }
}
