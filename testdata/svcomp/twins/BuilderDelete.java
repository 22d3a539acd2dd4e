// breaks: runtime
// deleteCharAt of the last character, of a builder that may be empty.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n && i < 5; i++) {
            b.append(i).append(',');
        }
        if (b.length() > 0) { //~ if (n != 0) {
            b.deleteCharAt(b.length() - 1);
        }
        assert b.length() <= 9;
    }
}
