// breaks: assert
// open: safe assert
// open: safe runtime
// open: broken assert
// open: broken runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        String[] texts = {
            "1.5e3",
            "1e308", //~ "1e309",
            "-0.0", "4.9e-325", " 17d ", "0x1p4"};
        if (i >= 0 && i < texts.length) {
            double d = Double.parseDouble(texts[i]);
            assert !Double.isInfinite(d) && d == d;
        }
    }
}
