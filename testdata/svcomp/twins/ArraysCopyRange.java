// breaks: runtime
// copyOfRange with a start behind its end.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4};
        int from = Verifier.nondetInt();
        int to = Verifier.nondetInt();
        Verifier.assume(from >= 0 && from <= 4 && to <= 10);
        Verifier.assume(from <= to); //~ Verifier.assume(from <= to + 1);
        int[] b = Arrays.copyOfRange(a, from, to);
        assert b.length == to - from;
    }
}
