// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x >= 0.0 && x <= 10.0) {
            double s = Math.sin(x);
            double c = Math.cos(x);
            assert s * s + c * c <= 2.0; //~ assert s + c <= 1.2;
        }
    }
}
