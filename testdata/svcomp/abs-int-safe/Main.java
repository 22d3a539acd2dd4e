// assert: TRUE
// runtime: TRUE
// The same with an assumption about the smallest int.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x != Integer.MIN_VALUE);
        int y = x < 0 ? -x : x;
        assert y >= 0;
    }
}
