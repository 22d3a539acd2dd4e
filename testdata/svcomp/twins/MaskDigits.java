// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder(Verifier.nondetString());
        if (sb.length() > 10) {
            return;
        }
        for (int i = 0; i < sb.length(); i++) {
            char c = sb.charAt(i);
            if (c >= '0' && c <= '9') { //~ if (c >= '0' && c < '9') {
                sb.setCharAt(i, '*');
            }
        }
        String t = sb.toString();
        for (int i = 0; i < t.length(); i++) {
            assert t.charAt(i) < '0' || t.charAt(i) > '9';
        }
    }
}
