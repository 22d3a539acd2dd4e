// breaks: assert
// open: broken assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 1000) { //~ if (n < 0 || n > 17000000) {
            return;
        }
        float f = 0f;
        for (int i = 0; i < n; i++) {
            f += 1f;
        }
        assert (int) f == n;
    }
}
