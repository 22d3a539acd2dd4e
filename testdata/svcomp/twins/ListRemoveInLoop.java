// breaks: runtime
// A list is changed while it is iterated over.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            list.add(i);
        }
        int bad = Verifier.nondetInt();
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) {
            Integer x = it.next();
            if (x == bad) {
                it.remove(); //~ list.remove(x);
            }
        }
        assert list.size() >= 3;
    }
}
