// verdict: UNSAFE
// twin: AbsTwiceSafe
// about: The mask is made by a shift that is one too short.
// run: values=1073741825

import org.sosy_lab.sv_benchmarks.Verifier;

public class AbsTwiceShift {
    static int branching(int x) {
        return x < 0 ? -x : x;
    }

    static int masking(int x) {
        int mask = x >> 30;
        return (x ^ mask) - mask;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert branching(x) == masking(x); // expect: violated assert
    }
}
