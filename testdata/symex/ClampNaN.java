// verdict: UNSAFE
// twin: ClampSafe
// about: NaN passes both tests.
// run: values=NaN

import org.sosy_lab.sv_benchmarks.Verifier;

public class ClampNaN {
    static double clamp(double x) {
        if (x < 0) {
            return 0;
        }
        if (x > 1) {
            return 1;
        }
        return x;
    }

    public static void main(String[] args) {
        double volume = clamp(Verifier.nondetDouble());
        int[] steps = new int[11];
        steps[(int) (volume * 10)]++;
        assert volume >= 0 && volume <= 1; // expect: violated assert
    }
}
