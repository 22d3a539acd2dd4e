// breaks: assert
// Steps of an eighth are exact.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        float x = 0f;
        int n = 0;
        while (x < 1f) {
            x += 0.125f; //~ x += 0.1f;
            n++;
        }
        assert n == 8 || n == 10 && x == 1f;
    }
}
