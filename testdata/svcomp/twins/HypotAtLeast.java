// breaks: assert
// A hypotenuse is at least as long as each leg.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 0 && x <= 1000);
        double r = Math.sqrt(x * x + 9);
        assert r >= 3; //~ assert r > 3;
        assert r <= 1001;
    }
}
