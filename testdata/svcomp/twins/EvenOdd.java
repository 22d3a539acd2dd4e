// breaks: assert
// Two methods that call each other.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 60);
        assert isEven(n) == (n % 2 == 0);
    }
    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }
    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1); //~ return n != 7 && n != 0 && isEven(n - 1);
    }
}
