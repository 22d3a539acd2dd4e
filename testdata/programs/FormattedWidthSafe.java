// verdict: SAFE
// twin: FormattedWidth
// about: A number of at most five digits is written into five columns.
// about: None has more.
// run: values=42
import org.sosy_lab.sv_benchmarks.Verifier;

public class FormattedWidthSafe {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 99999) {
            return;
        }
        String s = String.format("%05d", n);
        assert s.length() == 5;
    }
}
