// verdict: UNSAFE
// twin: LargerDoubleSafe
// about: A comparison with NaN is false.
// run: values=1,NaN

import org.sosy_lab.sv_benchmarks.Verifier;

public class LargerDoubleNaN {
    static double larger(double a, double b) {
        return a > b ? a : b;
    }

    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (Double.isNaN(a)) {
            return;
        }
        assert larger(a, b) >= a; // expect: violated assert
    }
}
