// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        String t = s.replaceAll("[^a-z]", ""); //~ String t = s.replaceAll("[^a-z ]", "");
        for (int i = 0; i < t.length(); i++) {
            char c = t.charAt(i);
            assert c >= 'a' && c <= 'z';
        }
    }
}
