// verdict: SAFE
// twin: ZeroSignKept
// about: Adding zero makes a positive zero of a negative one.
// run: values=-0.0
// run: values=1

import org.sosy_lab.sv_benchmarks.Verifier;

public class ZeroSignSafe {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        float y = x + 0.0f;
        if (y == 0) {
            assert 1 / y > 0;
        }
    }
}
