// breaks: runtime
// A list that cannot be changed.
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    static class Team {
        private final List<String> names = new ArrayList<>();
        List<String> view() { return Collections.unmodifiableList(names); }
        List<String> copy() { return new ArrayList<>(names); }
    }

    public static void main(String[] args) {
        Team t = new Team();
        t.names.add("a");
        List<String> l = Verifier.nondetBoolean() ? t.copy() : t.copy(); //~ List<String> l = Verifier.nondetBoolean() ? t.copy() : t.view();
        l.add("b");
        assert l.size() == 2;
        assert t.names.size() == 1;
    }
}
