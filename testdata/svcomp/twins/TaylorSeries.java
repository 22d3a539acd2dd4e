// breaks: assert
// The series of the exponential function.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (!(x >= 0 && x <= 1)) {
            return;
        }
        double term = 1;
        double sum = 1;
        for (int i = 1; i <= 6; i++) {
            term = term * x / i;
            sum = sum + term;
        }
        assert sum >= 1;
        assert sum <= 2.72; //~ assert sum <= 2.71;
    }
}
