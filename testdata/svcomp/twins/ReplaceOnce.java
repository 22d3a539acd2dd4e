// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() > 8) {
            return;
        }
        String t = s.replace('a', 'b'); //~ String t = s.replace("aa", "a");
        assert t.indexOf("aa") < 0;
    }
}
