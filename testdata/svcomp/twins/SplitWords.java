// breaks: runtime
// split leaves out empty texts at the end.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetBoolean() ? "a,b" : "a,";
        String[] parts = s.split(",", -1); //~ String[] parts = s.split(",");
        assert parts[1].length() <= 1;
    }
}
