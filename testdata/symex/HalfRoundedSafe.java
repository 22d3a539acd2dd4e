// verdict: SAFE
// twin: HalfRoundedDown
// about: Half of a number, rounded, is as Math.round says: halves go up.
// run: values=41
// run: values=-41

import org.sosy_lab.sv_benchmarks.Verifier;

public class HalfRoundedSafe {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (x < -1000 || x > 1000) {
            return;
        }
        long half = Math.round(x / 2.0);
        assert half * 2 == x || half * 2 == x + 1;
    }
}
