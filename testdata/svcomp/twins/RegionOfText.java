// breaks: assert
// regionMatches is false where the region does not fit.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int at = Verifier.nondetInt();
        String s = "the cat and the dog";
        if (s.regionMatches(true, at, "THE", 0, 3)) {
            assert at == 0 || at == 12; //~ assert at == 0;
        }
    }
}
