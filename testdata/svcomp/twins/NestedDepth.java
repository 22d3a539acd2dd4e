// breaks: assert
// A recursive walk comes back to where it began.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int depth;

    static void walk(int n) {
        depth++;
        if (n > 0 && Verifier.nondetBoolean()) walk(n - 1);
        depth--; //~ if (n > 2) depth--;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 3 && n < 50);
        walk(n);
        assert depth == 0;
    }
}
