// breaks: runtime
// An Optional may be empty.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        Optional<String> o = Optional.of(s).filter(t -> t.length() > 2);
        String r = o.orElse("none"); //~ String r = o.get();
        assert r.length() > 2;
    }
}
