// verdict: UNSAFE
// twin: XorMaskSafe
// about: A number is hidden with a mask; one number becomes the one that means "none".
// run: values=23063

import org.sosy_lab.sv_benchmarks.Verifier;

public class XorMaskCollides {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = x ^ 0x5a5a;
        assert (y ^ 0x5a5a) == x;
        assert y != 77; // expect: violated assert
        assert (x & 0xff) + (x & ~0xff) == x;
    }
}
