// verdict: UNSAFE
// twin: BitsCountedSafe
// about: The loop ends at once for a negative number.
// run: values=-1

import org.sosy_lab.sv_benchmarks.Verifier;

public class BitsCountedPositive {
    static int bits(int x) {
        int n = 0;
        while (x > 0) {
            x &= x - 1;
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        int flags = Verifier.nondetByte() & 0x8000000f;
        assert bits(flags) == Integer.bitCount(flags); // expect: violated assert
    }
}
