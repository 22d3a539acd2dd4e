// breaks: assert
// A square of a number that is not too large is not negative.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (Math.abs((long) n) <= (long) Math.sqrt(Integer.MAX_VALUE)) { //~ if (Math.abs(n) <= (long) Math.sqrt(Integer.MAX_VALUE)) {
            assert n * n >= 0 && n > -50000;
        }
    }
}
