// verdict: SAFE
// twin: ParityFoldMissing
// about: The parity of an int by folding, compared with a count of its bits.
// run: values=7

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParitySafe {
    static int parity(int x) {
        x ^= x >>> 16;
        x ^= x >>> 8;
        x ^= x >>> 4;
        x ^= x >>> 2;
        x ^= x >>> 1;
        return x & 1;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int ones = 0;
        for (int i = 0; i < 32; i++) {
            ones += x >>> i & 1;
        }
        assert parity(x) == ones % 2;
    }
}
