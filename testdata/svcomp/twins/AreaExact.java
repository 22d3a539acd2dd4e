// breaks: runtime
// An area is computed exactly, or not at all.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final int MAX = 46340; //~ static final int MAX = 46341;

    static int area(int w, int h) {
        if (w < 0 || h < 0 || w > MAX || h > MAX) {
            return -1;
        }
        return Math.multiplyExact(w, h);
    }

    public static void main(String[] args) {
        int a = area(Verifier.nondetInt(), Verifier.nondetInt());
        assert a >= -1;
        int half = a / 2;
        int n = Math.negateExact(half);
        assert n <= 0;
    }
}
