// breaks: assert
// The binary digits of a small number.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 16);
        String s = Integer.toBinaryString(x);
        assert s.length() <= 4; //~ assert s.length() < 4;
    }
}
