// breaks: assert
// open: broken assert
// The logistic function stays between 0 and 1.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x > -50 && x < 50);
        double y = 1 / (1 + Math.exp(-x));
        assert y >= 0 && y <= 1; //~ assert y >= 0.001 && y <= 1;
    }
}
