// breaks: runtime
// Objects.checkIndex throws outside of the range.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 10); //~ Verifier.assume(i >= 0 && i <= 10);
        int k = Objects.checkIndex(i, 10);
        assert k == i;
    }
}
