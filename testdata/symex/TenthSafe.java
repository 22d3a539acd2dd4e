// verdict: SAFE
// twin: TenthAsDouble
// about: A float is never the double that is next to a tenth.
// run: values=0.1

import org.sosy_lab.sv_benchmarks.Verifier;

public class TenthSafe {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        boolean tenth = f == 0.1;
        assert !tenth;
    }
}
