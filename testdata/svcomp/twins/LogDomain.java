// breaks: assert
// open: safe assert
// The logarithm of a negative number is NaN.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 1.0 && x < 1e9); //~ Verifier.assume(x >= -1.0 && x < 1e9);
        double l = Math.log(x);
        assert l >= 0;
    }
}
