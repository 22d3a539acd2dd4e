// assert: FALSE
// runtime: TRUE
// Calls of several methods take turns; the values come in the order of the calls.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] seen = new int[3];
        boolean up = true;
        for (int i = 0; i < 3; i++) {
            int v = Verifier.nondetInt();
            if (v < 0 || v > 100) {
                return;
            }
            seen[i] = v;
            up = up && Verifier.nondetBoolean();
        }
        long sum = Verifier.nondetLong();
        assert !(up && seen[0] == 3 && seen[1] == 50 && seen[2] == 7 && sum == -1L << 40);
    }
}
