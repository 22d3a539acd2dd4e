// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x * x + 1.0 < 0.0) { //~ if (x > 0 && x * x * x - 3.0 * x == 2.0) {
            assert false;
        }
    }
}
