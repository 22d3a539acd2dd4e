// breaks: assert
// A smoothed value stays in the range of what is measured.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double mean = 20;
        while (Verifier.nondetBoolean()) {
            double t = Verifier.nondetDouble();
            if (t >= 10 && t <= 30) { //~ if (t >= 10 && t <= 35) {
                mean = 0.75 * mean + 0.25 * t;
            }
        }
        assert mean >= 9 && mean <= 31;
    }
}
