// breaks: runtime
// A text that is not empty may be empty when it is trimmed.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        String t = s.trim();
        if (!t.isEmpty()) { //~ if (!s.isEmpty()) {
            String first = t.substring(0, 1);
            assert first.length() == 1;
        }
    }
}
