// breaks: runtime
// A builder must not be made with a negative capacity.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n < 1000);
        StringBuilder b = new StringBuilder(Math.max(n, 0)); //~ StringBuilder b = new StringBuilder(n);
        assert b.length() == 0;
    }
}
