// breaks: runtime
// open: safe assert
// open: broken assert
// A tokenizer over a text from outside has a token only sometimes.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringTokenizer t = new StringTokenizer(Verifier.nondetString(), ",");
        String first = t.hasMoreTokens() ? t.nextToken() : ""; //~ String first = t.nextToken();
        assert first.indexOf(',') < 0;
    }
}
