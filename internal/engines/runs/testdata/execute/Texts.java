import java.text.*;
import java.util.*;

/** Formats. */
public class Texts {
    static void formats() {
        System.out.println(String.format("%d|%5d|%-5d|%05d|%+d|%,d|%x|%X|%o|%(d", 42, 42, 42, 42, 42, 1234567, 255, 255, 8, -3));
        System.out.println(String.format("%s|%10s|%-10s|%.2s|%S|%c|%b|%h|%%|%n", "text", "text", "text", "text", "text", 'c', true, "x").trim());
        System.out.println(String.format("%f|%.2f|%10.3f|%e|%g|%.0f|%a", 1.5, 2.345, -3.14159, 12345.678, 0.00012345, 2.5, 1.0));
        System.out.println(String.format("%2$s %1$s %<s", "a", "b") + String.format(Locale.ROOT, "%08.3f", 3.14159));
        System.out.printf("%s %s%n", null, List.of(1, 2));
        System.out.println(new Formatter(new StringBuilder("x")).format("%3s", "y") + "z");
        try {
            String.format("%d", "no number");
        } catch (IllegalFormatConversionException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.format("%s %s", 1);
        } catch (MissingFormatArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new DecimalFormat("#,##0.00").format(1234567.891) + " " + new DecimalFormat("0.###E0").format(12345) + " " + NumberFormat.getInstance(Locale.US).format(9876.5));
        System.out.println(MessageFormat.format("{0} is {1}, {0}", "x", 3));
        ParsePosition p = new ParsePosition(2);
        System.out.println(new DecimalFormat("0").parse("ab12cd", p) + " " + p.getIndex() + " " + p);
    }

    public static void main(String[] args) throws Exception {
        formats();
    }
}
