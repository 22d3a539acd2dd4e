// breaks: runtime
// A part of a list.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(Arrays.asList(1, 2, 3));
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 3); //~ Verifier.assume(n >= 0 && n <= 4);
        List<Integer> head = l.subList(0, n);
        assert head.size() == n;
    }
}
