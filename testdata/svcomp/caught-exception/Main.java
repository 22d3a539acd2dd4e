// assert: TRUE
// runtime: TRUE
// A RuntimeException that is caught does not leave main.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int q = 0;
        try {
            q = 10 / n;
        } catch (ArithmeticException e) {
            q = -1000;
        } finally {
            n = 0;
        }
        assert q >= -1000 && n == 0;
    }
}
