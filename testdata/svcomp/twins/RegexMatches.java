// breaks: assert
// open: safe assert
// open: safe runtime
// open: broken runtime
// A regular expression for a number of up to three digits.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.matches("[0-9]{1,3}")) {
            int n = Integer.parseInt(s);
            assert n < 1000; //~ assert n < 999;
        }
    }
}
