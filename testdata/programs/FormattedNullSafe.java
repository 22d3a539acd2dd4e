// verdict: SAFE
// twin: FormattedNull
// about: The first char of a number is read that a precision may cut off.
// about: It is not null, so it has a digit.
// run: values=77
import java.util.Random;

public class FormattedNullSafe {
    public static void main(String[] args) {
        Double d = new Random().nextInt(1000) == 77 ? Double.valueOf(0.5) : Double.valueOf(1);
        String s = String.format("%.1f", d);
        System.out.println(s.charAt(0));
    }
}
