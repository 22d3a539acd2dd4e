// breaks: assert
// A low-pass filter stays within the bounds of its inputs.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double y = 0;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            double u = Verifier.nondetDouble();
            if (!(u >= -1 && u <= 1)) {
                u = 0;
            }
            y = 0.5 * y + 0.5 * u; //~ y = 0.5 * y + 0.75 * u;
        }
        assert y >= -1.0 && y <= 1.0;
    }
}
