// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        if (Character.isLowerCase(c) && c < 128) { //~ if (Character.isLowerCase(c) && c < 256) {
            assert Character.toUpperCase(c) == c - 32;
        }
    }
}
