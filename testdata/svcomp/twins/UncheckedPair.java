// breaks: runtime
// A cast that generics do not check.
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Pair<A, B> {
        final A first;
        final B second;
        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }
        @SuppressWarnings("unchecked")
        <C> Pair<C, B> as() {
            return (Pair<C, B>) this;
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        List<Pair<Object, Integer>> list = new ArrayList<>();
        list.add(new Pair<>("one", 1));
        list.add(new Pair<>(n, 2));
        for (Pair<Object, Integer> p : list) {
            if (p.second == 1) { //~ if (p.second >= 1) {
                Pair<String, Integer> q = p.as();
                String s = q.first;
                assert s.length() == 3;
            }
        }
    }
}
