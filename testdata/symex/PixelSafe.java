// verdict: SAFE
// twin: PixelAlphaSigned
// about: Four channels of eight bits are packed into an int and taken out again.
// run: values=-1,0,1,-128

import org.sosy_lab.sv_benchmarks.Verifier;

public class PixelSafe {
    public static void main(String[] args) {
        int alpha = Verifier.nondetByte() & 255;
        int red = Verifier.nondetByte() & 255;
        int green = Verifier.nondetByte() & 255;
        int blue = Verifier.nondetByte() & 255;
        int pixel = alpha << 24 | red << 16 | green << 8 | blue;
        assert (pixel >> 16 & 255) == red && (pixel >> 8 & 255) == green && (pixel & 255) == blue;
        assert pixel >>> 24 == alpha;
    }
}
