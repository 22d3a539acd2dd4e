// breaks: assert
// Boxed ints are compared by value.
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 1000);
        List<Integer> list = new ArrayList<>();
        list.add(n);
        list.add(n);
        Integer a = list.get(0);
        Integer b = list.get(1);
        assert a.equals(b);
        if (n < 128) { //~ if (n < 129) {
            assert a == Integer.valueOf(n);
        }
        list.remove(Integer.valueOf(n));
        assert list.size() == 1;
    }
}
