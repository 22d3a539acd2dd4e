// verdict: SAFE
// twin: MeanOverflows
// about: The mean of two doubles of moderate size lies between them.
// run: values=1,2

import org.sosy_lab.sv_benchmarks.Verifier;

public class MeanSafe {
    private static final double LIMIT = 1e100;

    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        if (a >= 0 && a <= b && b <= LIMIT) {
            double mean = (a + b) / 2;
            assert mean <= b;
        }
    }
}
