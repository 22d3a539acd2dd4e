// breaks: runtime
// A greatest common divisor of positive numbers is positive.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a > 0 && b >= 0) { //~ if (a >= 0 && b >= 0) {
            int g = gcd(a, b);
            int q = a / g;
            assert q >= 0;
        }
    }
}
