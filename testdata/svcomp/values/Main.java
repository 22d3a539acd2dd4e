// assert: FALSE
// runtime: TRUE
// One value of each kind, some of which a witness must write with care.
import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
    static char pick() { return Verifier.nondetChar(); }
    public static void main(String[] args) {
        long l = Verifier.nondetLong();
        if (l != 5000000000L) return;
        float f = Verifier.nondetFloat();
        if (f == f) return;
        double d = Verifier.nondetDouble();
        if (!(d > 1e308 && Double.isInfinite(d))) return;
        if (pick() != '\n') return;
        String s = Verifier.nondetString();
        if (!s.equals("a\"b\\c\n")) return;
        byte b = Verifier.nondetByte();
        short t = Verifier.nondetShort();
        assert b != 7 || t != -3 || Verifier.nondetDouble() > -2.5e-7;
    }
}
