// breaks: runtime
// An unsigned long may be larger than a signed one, and has no sign.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetBoolean() ? "18446744073709551615" : "7"; //~ String s = Verifier.nondetBoolean() ? "18446744073709551616" : "7";
        long x = Long.parseUnsignedLong(s);
        assert x == -1 || x == 7;
    }
}
