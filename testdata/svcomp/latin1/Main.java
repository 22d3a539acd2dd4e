// assert: TRUE
// runtime: TRUE
// The source is in ISO-8859-1.
import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
    // größer
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        if (c == 'ä') { assert c == 228; }
        else assert c != 228;
    }
}
