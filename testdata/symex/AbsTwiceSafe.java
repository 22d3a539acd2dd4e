// verdict: SAFE
// twin: AbsTwiceShift
// about: An absolute value without a branch is that with a branch.
// run: values=-7
// run: values=-2147483648

import org.sosy_lab.sv_benchmarks.Verifier;

public class AbsTwiceSafe {
    static int branching(int x) {
        return x < 0 ? -x : x;
    }

    static int masking(int x) {
        int mask = x >> 31;
        return (x ^ mask) - mask;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert branching(x) == masking(x);
    }
}
