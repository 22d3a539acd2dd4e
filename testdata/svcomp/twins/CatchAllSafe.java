// breaks: assert
// A handler for all errors stands around a parser, not around the assertion.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Parser {
        int n;
        void step(String s) {
            n += s.isEmpty() ? 0 : s.charAt(0) - '0';
        }
    }

    static int parse(String s) {
        Parser p = new Parser();
        try {
            p.step(s);
        } catch (Throwable t) {
            return -1;
        } finally {
            p.n++;
        }
        return p.n - 1;
    }

    public static void main(String[] args) {
        int n = parse(Verifier.nondetString());
        assert n >= -48 && n < 65536; //~ assert n >= -48 && n < 60000;
    }
}
