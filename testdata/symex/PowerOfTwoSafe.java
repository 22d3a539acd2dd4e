// verdict: SAFE
// twin: PowerOfTwoZero
// about: A positive number without its lowest bit is zero when it is a power of two.
// run: values=64
// run: values=0

import org.sosy_lab.sv_benchmarks.Verifier;

public class PowerOfTwoSafe {
    static boolean powerOfTwo(int x) {
        return x > 0 && (x & x - 1) == 0;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (powerOfTwo(x)) {
            int log = 0;
            while (log < 31 && 1 << log != x) {
                log++;
            }
            assert log < 31;
        }
    }
}
