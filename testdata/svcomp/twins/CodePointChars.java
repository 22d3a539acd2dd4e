// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int cp = Verifier.nondetInt();
        if (cp < 0x10000 || cp > 0x10FFFF) { //~ if (cp < 0x10000 || cp > 0x110000) {
            return;
        }
        char[] cs = Character.toChars(cp);
        assert cs.length == 2;
        assert Character.isHighSurrogate(cs[0]) && Character.isLowSurrogate(cs[1]);
        assert Character.toCodePoint(cs[0], cs[1]) == cp;
    }
}
