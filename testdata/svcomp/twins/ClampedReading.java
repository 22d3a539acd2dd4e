// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double last = 0.0;
        while (Verifier.nondetBoolean()) {
            double r = Verifier.nondetDouble();
            if (!(r <= 1.0)) r = 1.0; //~ if (r > 1.0) r = 1.0;
            if (r < -1.0) r = -1.0;
            last = r;
        }
        assert last >= -1.0 && last <= 1.0;
    }
}
