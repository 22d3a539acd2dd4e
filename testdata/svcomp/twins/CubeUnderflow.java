// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x >= 0.001 && x < 10) { //~ if (x > 0 && x < 10) {
            double y = x * x * x;
            assert y > 0;
        }
    }
}
