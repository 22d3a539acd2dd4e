// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        int n = Verifier.nondetInt();
        Verifier.assume(a >= 1.0 && a <= 100.0);
        double x = a; //~ double x = 0.001;
        for (int i = 0; i < n; i++) {
            x = (x + a / x) / 2.0;
            assert x <= 101.0;
        }
    }
}
