// assert: FALSE
// runtime: TRUE
// Some text begins with "ab" and has three characters.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() == 3 && s.charAt(0) == 'a') {
            assert s.charAt(1) != 'b';
        }
    }
}
