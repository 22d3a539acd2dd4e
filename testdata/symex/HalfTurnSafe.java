// verdict: SAFE
// twin: HalfTurnOfInfinity
// about: The remainder of a finite number is smaller than the divisor.
// run: values=7.5
// run: values=Infinity

import org.sosy_lab.sv_benchmarks.Verifier;

public class HalfTurnSafe {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x != x || Double.isInfinite(x)) {
            return;
        }
        double r = x % 2;
        assert r > -2 && r < 2;
    }
}
