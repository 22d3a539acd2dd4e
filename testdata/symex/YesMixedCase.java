// verdict: UNSAFE
// twin: YesSafe
// about: The answer is taken to be all small or all capital.
// run: values=yEs

import org.sosy_lab.sv_benchmarks.Verifier;

public class YesMixedCase {
    static boolean agreed(String answer) {
        return answer.equalsIgnoreCase("yes");
    }

    public static void main(String[] args) {
        String answer = Verifier.nondetString();
        if (agreed(answer)) {
            assert answer.equals("yes") || answer.equals("YES"); // expect: violated assert
        }
    }
}
