// assert: TRUE
// runtime: FALSE
// A RuntimeException of the program's own.
import org.sosy_lab.sv_benchmarks.Verifier;

class Negative extends IllegalArgumentException { }

public class Main {
    static int root(int n) {
        if (n < 0) {
            throw new Negative();
        }
        return n;
    }

    public static void main(String[] args) {
        assert root(Verifier.nondetInt()) >= 0;
    }
}
