// breaks: runtime
// A radix above 36 makes every text wrong for parseInt, and toString uses ten.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int radix = Verifier.nondetInt();
        Verifier.assume(radix >= 2 && radix <= 36); //~ Verifier.assume(radix >= 2 && radix <= 37);
        int x = Integer.parseInt("11", radix);
        assert x == radix + 1;
    }
}
