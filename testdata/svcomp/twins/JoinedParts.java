// breaks: runtime
// A separator at the end is only removed where there is one.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 5);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) b.append(i).append(',');
        if (n > 0) b.setLength(b.length() - 1); //~ b.setLength(b.length() - 1);
        assert b.length() == Math.max(0, 2 * n - 1);
    }
}
