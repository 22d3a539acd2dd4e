// verdict: SAFE
// twin: CompareDoublesNaN
// about: What Double.compare calls equal is equal, or is not a number.
// run: values=1,1
// run: values=NaN,NaN

import org.sosy_lab.sv_benchmarks.Verifier;

public class CompareDoublesSafe {
    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (Double.compare(a, b) == 0) {
            assert a == b || a != a && b != b;
        }
    }
}
