// assert: TRUE
// runtime: FALSE
// No assert fails, but an index may be out of bounds.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(0 <= n && n <= 8);
        int[] a = new int[8];
        a[n] = 1;
        assert a[n] == 1;
    }
}
