// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String a = Verifier.nondetString();
        String b = Verifier.nondetString();
        if (a.startsWith(b) && a.length() > b.length()) {
            int c = a.compareTo(b);
            assert c == a.length() - b.length(); //~ assert c == 1;
        }
    }
}
