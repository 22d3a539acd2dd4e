// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double end = Verifier.nondetDouble();
        Verifier.assume(end == 1.0);
        int count = 0;
        for (double d = 0.0; d < end; d += 0.1) {
            count++;
        }
        assert count == 11; //~ assert count == 10;
    }
}
