// verdict: SAFE
// twin: ByteTableSigned
// about: A byte is made an index by its lowest eight bits.
// run: values=-1,5

import org.sosy_lab.sv_benchmarks.Verifier;

public class ByteTableSafe {
    public static void main(String[] args) {
        int[] counts = new int[256];
        int most = 0;
        for (int i = 0; i < 2; i++) {
            byte b = Verifier.nondetByte();
            int at = b & 255;
            counts[at]++;
            most = Math.max(most, counts[at]);
        }
        assert most <= 2;
    }
}
