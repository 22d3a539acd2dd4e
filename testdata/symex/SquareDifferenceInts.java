// verdict: UNSAFE
// twin: SquareDifferenceSafe
// about: One side is computed with ints.
// run: values=2147483647,2

import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareDifferenceInts {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        long left = a * a - b * b;
        long right = ((long) a - b) * ((long) a + b);
        assert left == right; // expect: violated assert
    }
}
