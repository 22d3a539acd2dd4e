// breaks: assert
// What Character says of letters and digits.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        if (c < 128 && Character.isLetterOrDigit(c)) { //~ if (c < 256 && Character.isLetterOrDigit(c)) {
            assert c >= '0' && c <= 'z';
        }
    }
}
