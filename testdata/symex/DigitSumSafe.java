// verdict: SAFE
// twin: DigitSumColon
// about: The digits of a text of four characters are added up.
// run: values=49,50,51,57

import org.sosy_lab.sv_benchmarks.Verifier;

public class DigitSumSafe {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            char c = Verifier.nondetChar();
            if (c < '0' || c > '9') {
                return;
            }
            sum += c - '0';
        }
        int[] seen = new int[37];
        seen[sum]++;
        assert sum <= 36;
    }
}
