// breaks: assert
// Euclid's algorithm by recursion.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Verifier.assume(a > 0 && a < 50 && b >= 0 && b < 50); //~ Verifier.assume(a >= 0 && a < 50 && b >= 0 && b < 50);
        assert gcd(a, b) > 0;
    }
    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
