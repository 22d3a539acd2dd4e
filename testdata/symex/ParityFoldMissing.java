// verdict: UNSAFE
// twin: ParitySafe
// about: One fold is missing.
// run: values=2

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParityFoldMissing {
    static int parity(int x) {
        x ^= x >>> 16;
        x ^= x >>> 8;
        x ^= x >>> 4;
        x ^= x >>> 2;
        return x & 1;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int ones = 0;
        for (int i = 0; i < 32; i++) {
            ones += x >>> i & 1;
        }
        assert parity(x) == ones % 2; // expect: violated assert
    }
}
