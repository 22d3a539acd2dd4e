// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(!Double.isNaN(x)); //~ Verifier.assume(x != 0.0);
        double a = Math.atan(x);
        assert a > -1.6 && a < 1.6;
    }
}
