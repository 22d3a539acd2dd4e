// verdict: SAFE
// twin: CellOfPointBelowZero
// about: A place on a line is in the cell that its whole part names.
// run: values=3.99
// run: values=-1

import org.sosy_lab.sv_benchmarks.Verifier;

public class CellOfPointSafe {
    public static void main(String[] args) {
        float place = Verifier.nondetFloat();
        if (!(place >= 0 && place < 1000)) {
            return;
        }
        int cell = (int) place;
        assert cell <= place && place < cell + 1;
    }
}
