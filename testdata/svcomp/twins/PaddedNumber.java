// breaks: assert
// A number with a width has at least that many chars.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > -1000 && n < 1000); //~ Verifier.assume(n > -100000 && n < 1000);
        String s = String.format("[%5d]", n);
        assert s.length() == 7;
    }
}
