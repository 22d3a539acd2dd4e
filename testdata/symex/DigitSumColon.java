// verdict: UNSAFE
// twin: DigitSumSafe
// about: The character after 9 counts as a digit.
// run: values=58,57,57,57

import org.sosy_lab.sv_benchmarks.Verifier;

public class DigitSumColon {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            char c = Verifier.nondetChar();
            if (c < '0' || c > '9' + 1) {
                return;
            }
            sum += c - '0';
        }
        int[] seen = new int[37];
        seen[sum]++; // expect: violated array-index
        assert sum <= 36;
    }
}
