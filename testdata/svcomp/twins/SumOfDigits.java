// breaks: assert
// A sum of digits is at most nine for each digit.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int sum(int n) {
        return n < 10 ? n : n % 10 + sum(n / 10);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 1000);
        int s = sum(n);
        assert s <= 27; //~ assert s < 27;
    }
}
