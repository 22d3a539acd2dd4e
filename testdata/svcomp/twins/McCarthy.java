// breaks: assert
// McCarthy's function of 91.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int f(int n) {
        if (n > 100) {
            return n - 10;
        }
        return f(f(n + 11));
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (x > 101 || x < -1000) { //~ if (x > 102 || x < -1000) {
            return;
        }
        assert f(x) == 91;
    }
}
