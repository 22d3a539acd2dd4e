// breaks: runtime
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n < 50); //~ Verifier.assume(n >= 0 && n < 50);
        for (int i = 0; i < n; i++) {
            list.add(Verifier.nondetInt() % 100);
        }
        int max = Collections.max(list);
        assert max < 100;
    }
}
