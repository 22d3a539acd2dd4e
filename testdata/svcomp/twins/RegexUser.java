// breaks: runtime
// open: safe runtime
// A pattern from outside need not be one.
import java.util.regex.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        Pattern p = Pattern.compile(Pattern.quote(s)); //~ Pattern p = Pattern.compile(s);
        assert p != null;
    }
}
