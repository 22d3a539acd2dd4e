// verdict: SAFE
// twin: LargerDoubleNaN
// about: The larger of two doubles, when both are numbers.
// run: values=1.5,-2
// run: values=NaN,1

import org.sosy_lab.sv_benchmarks.Verifier;

public class LargerDoubleSafe {
    static double larger(double a, double b) {
        return a > b ? a : b;
    }

    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (Double.isNaN(a) || Double.isNaN(b)) {
            return;
        }
        assert larger(a, b) >= a;
    }
}
