// assert: FALSE
// runtime: FALSE
// A text and a char from outside, and an index that the text need not have.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        char c = Verifier.nondetChar();
        if (c < 'a' || c > 'z') {
            return;
        }
        char third = s.charAt(2);
        assert third != c || s.length() < 5;
    }
}
