// verdict: UNSAFE
// twin: PowerOfTwoSafe
// about: Zero and the smallest int pass the test, too.
// run: values=0

import org.sosy_lab.sv_benchmarks.Verifier;

public class PowerOfTwoZero {
    static boolean powerOfTwo(int x) {
        return (x & x - 1) == 0;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (powerOfTwo(x)) {
            int log = 0;
            while (log < 31 && 1 << log != x) {
                log++;
            }
            assert log < 31; // expect: violated assert
        }
    }
}
