// breaks: assert
// A sine is never greater than one; NaN is the sine of infinity.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(!Double.isNaN(x) && !Double.isInfinite(x)); //~ Verifier.assume(!Double.isNaN(x));
        double s = Math.sin(x);
        assert s <= 1.0 && s >= -1.0;
    }
}
