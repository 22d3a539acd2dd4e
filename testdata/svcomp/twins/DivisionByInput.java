// breaks: runtime
// CWE-369: a number from outside is a divisor.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int n;
        try {
            n = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            n = 1;
        }
        if (n != 0) { //~ if (n != 1) {
            assert 1000 % n <= 1000;
        }
    }
}
