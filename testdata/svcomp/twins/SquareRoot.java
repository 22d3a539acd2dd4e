// breaks: assert
// The root of a square is the number itself, not its absolute value.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= -100 && x <= 100);
        double r = Math.sqrt((double) x * x);
        assert r == Math.abs(x); //~ assert r == x;
    }
}
