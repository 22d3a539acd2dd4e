// breaks: assert
// open: safe assert
// A number with one bit is a power of two.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(Integer.bitCount(x) == 1);
        Verifier.assume(x > 0); //~ Verifier.assume(x != 0);
        int k = Integer.numberOfTrailingZeros(x);
        assert k < 31 && (1 << k) == x;
    }
}
