// verdict: UNSAFE
// twin: ReciprocalSafe
// about: One over the smallest number is infinite.
// run: values=4.9e-324

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReciprocalOfSmallest {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (!(x > 0)) {
            return;
        }
        double y = 1 / x;
        assert !Double.isInfinite(y); // expect: violated assert
    }
}
