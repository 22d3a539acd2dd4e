// breaks: assert
// Arrays.fill of a range leaves the rest as it was.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] a = new int[10];
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 10);
        Arrays.fill(a, 0, n, 7);
        int i = Verifier.nondetInt();
        Verifier.assume(i >= n && i < 10); //~ Verifier.assume(i >= 0 && i < 10);
        assert a[i] == 0;
    }
}
