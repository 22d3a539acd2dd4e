// verdict: SAFE
// twin: LongProductOfInts
// about: The area is computed in 64 bits, where it fits.
// run: values=46341,46341
// run: values=-3,7

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongProductSafe {
    public static void main(String[] args) {
        int width = Verifier.nondetInt();
        int height = Verifier.nondetInt();
        if (width < 0 || height < 0) {
            return;
        }
        long area = (long) width * height;
        assert area >= 0;
    }
}
