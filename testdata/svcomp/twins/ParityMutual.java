// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        assert even(n) == (n % 2 == 0); //~ assert even(n) == (n % 4 == 0);
    }
}
