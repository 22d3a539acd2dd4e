// breaks: runtime
// A text of hexadecimal digits is read in the wrong radix.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 256);
        String s = Integer.toHexString(x);
        int y = Integer.parseInt(s, 16); //~ int y = Integer.parseInt(s, 10);
        assert y >= 0;
    }
}
