// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String a = Verifier.nondetString();
        String b = Verifier.nondetString();
        StringBuilder sb = new StringBuilder();
        sb.append(a).append(b);
        int at = sb.indexOf(b);
        assert at >= 0 && at <= a.length(); //~ assert at == a.length();
    }
}
