// breaks: assert
// A shift by 32 does nothing.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int k = Verifier.nondetInt();
        Verifier.assume(k >= 0 && k < 31); //~ Verifier.assume(k >= 0 && k < 33);
        assert 1 << k > 0;
    }
}
