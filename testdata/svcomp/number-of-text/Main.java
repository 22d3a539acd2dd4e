// assert: TRUE
// runtime: FALSE
// A text from outside is read as a number; not every one is.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int read(String s) {
        return Integer.parseInt(s.trim());
    }

    public static void main(String[] args) {
        int n = read(Verifier.nondetString());
        assert n <= Integer.MAX_VALUE;
    }
}
