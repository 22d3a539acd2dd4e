// assert: FALSE
// runtime: TRUE
// A sum of at most ten elements below 100 may be 900.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] a = new int[10];
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            int x = Verifier.nondetInt();
            Verifier.assume(0 <= x && x < 100);
            a[i] = x;
            sum += a[i];
        }
        assert sum < 900;
    }
}
