// breaks: runtime
// Integer.parseUnsignedInt takes up to 4294967295.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 3);
        String[] texts = {"4294967295", "0", "2147483648"}; //~ String[] texts = {"4294967296", "0", "2147483648"};
        int n = Integer.parseUnsignedInt(texts[i]);
        assert n <= 0;
    }
}
