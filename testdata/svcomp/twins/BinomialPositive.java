// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int choose(int n, int k) {
        if (k == 0) {
            return 1;
        }
        if (n == 0) {
            return 0;
        }
        return choose(n - 1, k - 1) + choose(n - 1, k);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int k = Verifier.nondetInt();
        if (n < 0 || n > 8 || k < 0 || k > n) { //~ if (n < 0 || n > 8 || k < 0 || k > n + 1) {
            return;
        }
        assert choose(n, k) >= 1;
    }
}
