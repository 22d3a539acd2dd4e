// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static final int LIMIT = 46340; //~ static final int LIMIT = 46341;

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a < 0 || b < 0 || a > LIMIT || b > LIMIT) {
            return;
        }
        int p = Math.multiplyExact(a, b);
        assert p >= 0;
    }
}
