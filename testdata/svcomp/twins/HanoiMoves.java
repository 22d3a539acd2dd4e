// breaks: assert
// The number of moves of the towers of Hanoi.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 8);
        assert moves(n) == (1 << n) - 1;
    }
    static int moves(int n) {
        return n == 0 ? 0 : 2 * moves(n - 1) + 1; //~ return n == 0 ? 0 : 2 * moves(n - 1) + (n == 8 ? 2 : 1);
    }
}
