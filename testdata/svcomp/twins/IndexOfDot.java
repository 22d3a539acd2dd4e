// breaks: runtime
// The extension of a file name without a dot.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String name = Verifier.nondetString();
        int dot = name.lastIndexOf('.');
        String base = dot < 0 ? name : name.substring(0, dot); //~ String base = name.substring(0, dot);
        assert base.length() <= name.length();
    }
}
