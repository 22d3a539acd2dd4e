// verdict: SAFE
// twin: ReciprocalOfSmallest
// about: One over a number is finite when the number is not too small.
// run: values=1e-300
// run: values=0

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReciprocalSafe {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (!(x >= 1e-300)) {
            return;
        }
        double y = 1 / x;
        assert !Double.isInfinite(y);
    }
}
