// breaks: assert
// An arc tangent is at most half of pi.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x > 0);
        double a = Math.atan(x);
        assert a >= 0 && a <= Math.PI / 2; //~ assert a >= 0 && a <= Math.PI / 4 || x < Double.POSITIVE_INFINITY;
    }
}
