// verdict: UNSAFE
// twin: TenthSafe
// about: A float can be the float that is next to a tenth.
// run: values=0.1

import org.sosy_lab.sv_benchmarks.Verifier;

public class TenthAsDouble {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        boolean tenth = f == 0.1f;
        assert !tenth; // expect: violated assert
    }
}
