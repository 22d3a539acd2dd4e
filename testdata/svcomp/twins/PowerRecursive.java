// breaks: assert
// A power by halving.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static long power(int base, int e) {
        if (e == 0) {
            return 1;
        }
        long h = power(base, e / 2);
        return e % 2 == 0 ? h * h : h * h * base;
    }

    public static void main(String[] args) {
        int e = Verifier.nondetInt();
        Verifier.assume(e >= 0 && e <= 10);
        long loop = 1;
        for (int i = 0; i < e; i++) {
            loop *= 3;
        }
        assert power(3, e) == loop; //~ assert power(3, e) == loop && loop < 59049;
    }
}
