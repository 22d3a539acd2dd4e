// breaks: assert
// open: safe assert
// Text in which brackets are replaced has none.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        String clean = s.replace('<', '(').replace('>', ')'); //~ String clean = s.replace('<', '(').replace(">>", ")");
        assert clean.indexOf('>') < 0;
    }
}
