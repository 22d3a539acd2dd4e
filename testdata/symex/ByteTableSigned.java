// verdict: UNSAFE
// twin: ByteTableSafe
// about: Half of all bytes are negative.
// run: values=-1

import org.sosy_lab.sv_benchmarks.Verifier;

public class ByteTableSigned {
    public static void main(String[] args) {
        int[] counts = new int[256];
        int most = 0;
        for (int i = 0; i < 2; i++) {
            byte b = Verifier.nondetByte();
            int at = b;
            counts[at]++; // expect: violated array-index
            most = Math.max(most, counts[at]);
        }
        assert most <= 2;
    }
}
