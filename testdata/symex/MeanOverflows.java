// verdict: UNSAFE
// twin: MeanSafe
// about: The sum of two very large ones is infinite.
// run: values=1.7e308,1.7e308

import org.sosy_lab.sv_benchmarks.Verifier;

public class MeanOverflows {
    private static final double LIMIT = 1.7e308;

    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (a >= 0 && a <= b && b <= LIMIT) {
            double mean = (a + b) / 2;
            assert mean <= b; // expect: violated assert
        }
    }
}
