// breaks: runtime
// An Optional that a filter empties has no value.
import java.util.Optional;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Optional<Integer> o = Optional.of(n).filter(x -> x > 10).map(x -> x / 2);
        int got = o.orElse(5); //~ int got = o.get();
        assert got >= 5;
    }
}
