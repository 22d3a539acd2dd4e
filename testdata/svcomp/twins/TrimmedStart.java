// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String t = Verifier.nondetString().trim();
        if (t.length() > 0) { //~ if (t != null) {
            char first = t.charAt(0);
            assert first > ' ';
        }
    }
}
