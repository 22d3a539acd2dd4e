// verdict: SAFE
// twin: FormattedParts
// about: A line of a table has its parts at known places.
// about: The name fits into its columns.
// run: values=321
import java.util.Random;

public class FormattedPartsSafe {
    public static void main(String[] args) {
        int n = new Random().nextInt(1000);
        String name = n == 321 ? "seven77" : "one";
        String line = String.format("%-7s|%4d|%.2f", name, n, n / 3.0);
        assert line.charAt(7) == '|' && line.indexOf(name) == 0;
    }
}
