// breaks: assert
// Newton's method for a square root.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static double root(double x) {
        double r = x;
        for (int i = 0; i < 20; i++) {
            r = (r + x / r) / 2;
        }
        return r;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 1 || n > 4) {
            return;
        }
        double x = n * n;
        double r = root(x);
        assert Math.abs(r - n) < 1e-6; //~ assert Math.abs(r - n) < 1e-6 && n != 3;
    }
}
