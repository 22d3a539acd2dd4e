// breaks: runtime
// open: safe assert
// open: safe runtime
// open: broken assert
// open: broken runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean digits(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) < '0' || s.charAt(i) > '9') {
                return false;
            }
        }
        return !s.isEmpty();
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() <= 18 && digits(s)) { //~ if (s.length() <= 19 && digits(s)) {
            long v = Long.parseLong(s);
            assert v >= 0;
        }
    }
}
