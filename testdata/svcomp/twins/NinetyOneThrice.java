// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int f(int x) {
        if (x > 100) {
            return x - 10;
        }
        return f(f(f(x + 21)));
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int r = f(x);
        assert r == 91 || x > 101; //~ assert r == 91 || x > 102;
    }
}
