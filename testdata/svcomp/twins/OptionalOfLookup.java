// breaks: runtime
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Map<Integer, String> names = new HashMap<>();
        names.put(1, "one");
        names.put(2, "two");
        int key = Verifier.nondetInt();
        Optional<String> found = Optional.ofNullable(names.get(key)); //~ Optional<String> found = Optional.of(names.get(key));
        int length = found.map(String::length).orElse(3);
        assert length == 3;
    }
}
