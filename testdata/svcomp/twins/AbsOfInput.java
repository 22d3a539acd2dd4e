// breaks: assert
// Math.abs of the smallest int is negative.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x > Integer.MIN_VALUE); //~ Verifier.assume(x < Integer.MAX_VALUE);
        assert Math.abs(x) >= 0;
    }
}
