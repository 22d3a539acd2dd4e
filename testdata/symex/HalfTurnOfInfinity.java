// verdict: UNSAFE
// twin: HalfTurnSafe
// about: Infinity has no remainder.
// run: values=Infinity

import org.sosy_lab.sv_benchmarks.Verifier;

public class HalfTurnOfInfinity {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x != x) {
            return;
        }
        double r = x % 2;
        assert r > -2 && r < 2; // expect: violated assert
    }
}
