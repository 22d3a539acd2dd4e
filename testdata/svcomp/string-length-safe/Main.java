// assert: TRUE
// runtime: TRUE
// A text and one character more.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        Verifier.assume(s.length() < 1000);
        String t = s + "x";
        assert t.length() == s.length() + 1;
    }
}
