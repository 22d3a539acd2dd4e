// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x >= 0 && x <= 700) { //~ if (x >= 0 && x <= 720) {
            double e = Math.exp(x);
            assert e >= 1.0 && e < Double.POSITIVE_INFINITY;
        }
    }
}
