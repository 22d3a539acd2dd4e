// breaks: runtime
// A scanner over a text from outside reads a number only if there is one.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(Verifier.nondetString());
        if (in.hasNextInt()) { //~ if (in.hasNext()) {
            int x = in.nextInt();
            assert x <= Integer.MAX_VALUE;
        }
    }
}
