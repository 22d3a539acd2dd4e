// breaks: assert
// Math.round of an int as a float is not always the int.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= -1000000 && x <= 1000000); //~ Verifier.assume(x >= -100000000 && x <= 100000000);
        float f = x;
        assert Math.round(f) == x;
    }
}
