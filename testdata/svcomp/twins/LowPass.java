// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double y = 0.0;
        while (Verifier.nondetBoolean()) {
            double x = Verifier.nondetDouble();
            Verifier.assume(x >= -1.0 && x <= 1.0);
            y = 0.9 * y + 0.1 * x; //~ y = 0.95 * y + 0.1 * x;
            assert y <= 1.5;
        }
    }
}
