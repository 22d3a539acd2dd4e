// assert: TRUE
// runtime: FALSE
// A class of the program has the name of a list of the JDK, and holds two elements.
import other.util.ArrayList;
import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
    public static void main(String[] args) {
        ArrayList<String> l = new ArrayList<>();
        l.add("a"); l.add("b");
        if (Verifier.nondetBoolean()) l.add("c");
        assert l.size() == 2;
    }
}
