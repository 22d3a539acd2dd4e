// breaks: runtime
// A cast of a double saturates, and of NaN it gives zero.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        int i = (int) d;
        if (d >= 1) { //~ if (!(d < 1)) {
            assert 100 / i >= 0;
        }
    }
}
