// verdict: UNSAFE
// twin: FormattedWidthSafe
// about: A number of at most five digits is written into five columns.
// about: A negative one has a sign, too.
// run: values=-12345
import org.sosy_lab.sv_benchmarks.Verifier;

public class FormattedWidth {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < -99999 || n > 99999) {
            return;
        }
        String s = String.format("%05d", n);
        assert s.length() == 5; // expect: violated assert
    }
}
