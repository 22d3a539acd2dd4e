// verdict: UNSAFE
// twin: LongProductSafe
// about: The area is computed in 32 bits, and turned into 64 too late.
// run: values=46341,46341

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongProductOfInts {
    public static void main(String[] args) {
        int width = Verifier.nondetInt();
        int height = Verifier.nondetInt();
        if (width < 0 || height < 0) {
            return;
        }
        long area = width * height;
        assert area >= 0; // expect: violated assert
    }
}
