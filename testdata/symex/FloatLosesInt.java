// verdict: UNSAFE
// twin: FloatKeepsIntSafe
// about: One of 25 bits is not always one.
// run: values=16777217

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatLosesInt {
    private static final int MOST = 1 << 25;

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < -MOST || n > MOST) {
            return;
        }
        float f = n;
        assert (int) f == n; // expect: violated assert
    }
}
