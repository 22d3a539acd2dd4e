// breaks: assert
// open: safe assert
// open: broken assert
// A match of a simple expression has its form.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.matches("[A-C][0-9]{2}x?")) {
            assert s.length() >= 3 && s.length() <= 4; //~ assert s.length() == 3;
            assert s.charAt(0) >= 'A' && s.charAt(0) <= 'C';
        }
    }
}
