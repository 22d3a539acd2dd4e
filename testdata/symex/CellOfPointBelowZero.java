// verdict: UNSAFE
// twin: CellOfPointSafe
// about: A cast cuts towards zero.
// run: values=-0.5

import org.sosy_lab.sv_benchmarks.Verifier;

public class CellOfPointBelowZero {
    public static void main(String[] args) {
        float place = Verifier.nondetFloat();
        if (!(place > -1000 && place < 1000)) {
            return;
        }
        int cell = (int) place;
        assert cell <= place && place < cell + 1; // expect: violated assert
    }
}
