// verdict: SAFE
// twin: YesMixedCase
// about: An answer is compared without regard to case.
// run: values=Yes
// run: values=no

import org.sosy_lab.sv_benchmarks.Verifier;

public class YesSafe {
    static boolean agreed(String answer) {
        return answer.equalsIgnoreCase("yes");
    }

    public static void main(String[] args) {
        String answer = Verifier.nondetString();
        if (agreed(answer)) {
            assert answer.length() == 3 && answer.charAt(0) != 'n';
        }
    }
}
