// breaks: assert
// open: broken assert
// Squares of sine and cosine lie between 0 and 1.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= -100 && x <= 100);
        double s = Math.sin(x);
        double p = s * s + 1;
        assert p >= 1 && p <= 2; //~ assert p >= 1 && p < 1.9;
    }
}
