// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() > 5) {
            return;
        }
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) > 127) {
                return;
            }
        }
        StringBuilder sb = new StringBuilder(s);
        sb.reverse(); //~ sb.append("");
        sb.insert(0, s);
        String t = sb.toString();
        for (int i = 0; i < t.length() / 2; i++) {
            assert t.charAt(i) == t.charAt(t.length() - 1 - i);
        }
    }
}
