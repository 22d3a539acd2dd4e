// verdict: SAFE
// twin: FloatLosesInt
// about: An int of up to 24 bits is a float, too.
// run: values=16777216
// run: values=-5

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatKeepsIntSafe {
    private static final int MOST = 1 << 24;

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < -MOST || n > MOST) {
            return;
        }
        float f = n;
        assert (int) f == n;
    }
}
