// verdict: UNSAFE
// twin: ZeroSignSafe
// about: A negative zero equals zero, and one divided by it is negative.
// run: values=-0.0

import org.sosy_lab.sv_benchmarks.Verifier;

public class ZeroSignKept {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        float y = x;
        if (y == 0) {
            assert 1 / y > 0; // expect: violated assert
        }
    }
}
