// breaks: assert
// Powers of small integers are exact.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 20);
        assert Math.pow(2, n) == 1 << n; //~ assert Math.pow(2, n) < 1 << 20;
    }
}
