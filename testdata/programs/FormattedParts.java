// verdict: UNSAFE
// twin: FormattedPartsSafe
// about: A line of a table has its parts at known places.
// about: One name is too long.
// run: values=321
import java.util.Random;

public class FormattedParts {
    public static void main(String[] args) {
        int n = new Random().nextInt(1000);
        String name = n == 321 ? "eighteen" : "one";
        String line = String.format("%-7s|%4d|%.2f", name, n, n / 3.0);
        assert line.charAt(7) == '|' && line.indexOf(name) == 0; // expect: violated assert
    }
}
