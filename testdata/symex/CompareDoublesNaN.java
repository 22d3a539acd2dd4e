// verdict: UNSAFE
// twin: CompareDoublesSafe
// about: NaN is not equal to itself.
// run: values=NaN,NaN

import org.sosy_lab.sv_benchmarks.Verifier;

public class CompareDoublesNaN {
    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (Double.compare(a, b) == 0) {
            assert a == b; // expect: violated assert
        }
    }
}
