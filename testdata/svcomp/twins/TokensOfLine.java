// breaks: runtime
// A tokenizer has as many tokens as it counts.
import java.util.StringTokenizer;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String line = Verifier.nondetBoolean() ? "12, 7;9" : "3,,4";
        StringTokenizer t = new StringTokenizer(line, ",; ");
        int sum = 0;
        int n = t.countTokens(); //~ int n = Math.max(t.countTokens(), 3);
        for (int i = 0; i < n; i++) {
            sum += Integer.parseInt(t.nextToken());
        }
        assert sum == 28 || sum == 7;
    }
}
