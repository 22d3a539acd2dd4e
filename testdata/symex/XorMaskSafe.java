// verdict: SAFE
// twin: XorMaskCollides
// about: Masking twice gives the number back, and a masked number is another one.
// run: values=0
// run: values=23130

import org.sosy_lab.sv_benchmarks.Verifier;

public class XorMaskSafe {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = x ^ 0x5a5a;
        assert (y ^ 0x5a5a) == x;
        assert y != x;
        assert (x & 0xff) + (x & ~0xff) == x;
    }
}
