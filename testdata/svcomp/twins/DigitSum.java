// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int digits(int n) {
        if (n < 10) {
            return n;
        }
        return n % 10 + digits(n / 10);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        assert digits(n) <= n; //~ assert digits(n) < n || n < 9;
    }
}
