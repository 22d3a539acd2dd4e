// breaks: runtime
// Character.digit gives -1 for what is no digit of the radix.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        int[] counts = new int[16];
        int d = Character.digit(c, 16);
        if (d >= 0) { //~ if (d < 16) {
            counts[d]++;
        }
    }
}
