// breaks: runtime
// open: safe assert
// open: safe runtime
// open: broken assert
// open: broken runtime
// A format from outside need not be one.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String f = Verifier.nondetBoolean() ? "%s and %s" : "%5d"; //~ String f = Verifier.nondetBoolean() ? "%s and %s and %s" : "%5d";
        String s = String.format(f, Verifier.nondetInt(), 2);
        assert s.length() >= 5;
    }
}
