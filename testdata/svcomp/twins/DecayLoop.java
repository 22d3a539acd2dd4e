// breaks: assert
// What decays stays positive and does not grow.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        float level = 100f;
        while (Verifier.nondetBoolean()) {
            level = level * 0.9f; //~ level = level * 0.9f - 0.5f;
        }
        assert level >= 0f && level <= 100f;
    }
}
