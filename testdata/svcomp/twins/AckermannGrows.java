// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int ack(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        if (n == 0) {
            return ack(m - 1, 1);
        }
        return ack(m - 1, ack(m, n - 1));
    }

    public static void main(String[] args) {
        int m = Verifier.nondetInt();
        int n = Verifier.nondetInt();
        if (m < 0 || m > 2 || n < 0 || n > 100) {
            return;
        }
        int r = ack(m, n);
        assert m < 2 || r >= 3; //~ assert m < 2 || r >= 4;
    }
}
