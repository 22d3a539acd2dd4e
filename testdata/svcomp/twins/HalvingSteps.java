// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 1.0 && x <= 1000000.0);
        int n = 0;
        while (x > 1.0) {
            x = x / 2.0;
            n++;
        }
        assert n <= 20; //~ assert n <= 19;
    }
}
