// breaks: runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(Verifier.nondetString());
        int at = Verifier.nondetInt();
        if (at < 0 || at > sb.length()) { //~ if (at < 0 || at > sb.length() + 1) {
            return;
        }
        int before = sb.length();
        sb.insert(at, 'x');
        assert sb.length() == before + 1 && sb.charAt(at) == 'x';
    }
}
