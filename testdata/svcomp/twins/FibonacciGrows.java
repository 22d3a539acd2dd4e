// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int fib(int n) {
        if (n < 1) {
            return 0;
        } else if (n == 1) {
            return 1;
        } else {
            return fib(n - 1) + fib(n - 2);
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (x < 0 || x > 25) {
            return;
        }
        int r = fib(x);
        assert r >= x - 1; //~ assert r >= x;
    }
}
