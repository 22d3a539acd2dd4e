// breaks: runtime
// insert takes positions up to the length.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("abc");
        int at = Verifier.nondetInt();
        Verifier.assume(at >= 0 && at <= 3); //~ Verifier.assume(at >= 0 && at <= 4);
        b.insert(at, '-');
        assert b.length() == 4 && b.charAt(at) == '-';
    }
}
