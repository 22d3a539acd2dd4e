// verdict: UNSAFE
// twin: FormattedNullSafe
// about: The first char of a number is read that a precision may cut off.
// about: It may be null, of which nothing is left.
// run: values=77
import java.util.Random;

public class FormattedNull {
    public static void main(String[] args) {
        Double d = new Random().nextInt(1000) == 77 ? null : Double.valueOf(1);
        String s = String.format("%.0f", d);
        System.out.println(s.charAt(0)); // expect: violated uncaught-exception
    }
}
