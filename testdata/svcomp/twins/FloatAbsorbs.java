// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        if (f >= 0f && f <= 8000000f) { //~ if (f >= 0f && f <= 20000000f) {
            float g = f + 1f;
            assert g > f;
        }
    }
}
