// breaks: assert
// exp is not negative; it is zero for a number far below zero.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x > -700 && x < 700); //~ Verifier.assume(x > -1000 && x < 700);
        assert Math.exp(x) > 0;
    }
}
