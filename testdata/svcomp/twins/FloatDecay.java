// breaks: assert
// A value that is halved in a loop stays positive for a while, and below its start.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double v = Verifier.nondetDouble();
        Verifier.assume(v > 1 && v <= 1024);
        int steps = 0;
        while (v > 1) {
            v = v / 2;
            steps++;
        }
        assert steps <= 10; //~ assert steps < 10;
    }
}
