// verdict: SAFE
// twin: SquareDifferenceInts
// about: The difference of two squares is a product, with longs.
// run: values=3,-7

import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareDifferenceSafe {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        long left = (long) a * a - (long) b * b;
        long right = ((long) a - b) * ((long) a + b);
        assert left == right;
    }
}
