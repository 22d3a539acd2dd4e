// verdict: SAFE
// twin: HashSpreadCollides
// about: Folding the upper half of an int into the lower half loses nothing.
// run: values=65536,1

import org.sosy_lab.sv_benchmarks.Verifier;

public class HashSpreadSafe {
    static int spread(int h) {
        return h ^ h >>> 16;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a != b) {
            assert spread(a) != spread(b);
        }
    }
}
