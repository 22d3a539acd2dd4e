// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int start = Verifier.nondetInt();
        int end = Verifier.nondetInt();
        StringBuilder sb = new StringBuilder("abcdef");
        if (start < 0 || start > 6 || end < start || end > 6) { //~ if (start < 0 || start > 6 || end < start || end > 10) {
            return;
        }
        sb.replace(start, end, "XY");
        assert sb.length() == 6 - (end - start) + 2;
    }
}
