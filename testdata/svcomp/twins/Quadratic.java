// breaks: assert
// open: safe assert
// A parabola with a discriminant below zero has no root.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x > -1000 && x < 1000);
        double y = x * x + 2 * x + 2; //~ double y = x * x + 2 * x + 1;
        assert y > 0;
    }
}
