// breaks: assert
// A text from outside goes through a list; what comes out is cleaned.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        List<String> params = new ArrayList<>();
        params.add("safe");
        params.add(Verifier.nondetString());
        params.add("other");
        params.remove(0);
        String s = params.get(1); //~ String s = params.get(0);
        assert !s.contains("<script>");
    }
}
