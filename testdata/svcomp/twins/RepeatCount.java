// breaks: runtime
// String.repeat throws for a negative count.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt() % 20;
        if (n < 0) n = -n; //~ if (n < -1) n = -n;
        String s = "ab".repeat(n);
        assert s.length() == 2 * n;
    }
}
