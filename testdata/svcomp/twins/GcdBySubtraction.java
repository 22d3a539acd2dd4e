// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int gcd(int a, int b) {
        if (a == b) {
            return a;
        }
        if (a > b) {
            return gcd(a - b, b);
        }
        return gcd(a, b - a);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a <= 0 || b <= 0) {
            return;
        }
        int g = gcd(a, b);
        assert g >= 1 && g <= a; //~ assert g > 1 || a == 1 || b == 1;
    }
}
