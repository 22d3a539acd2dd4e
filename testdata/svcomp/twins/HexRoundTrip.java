// breaks: runtime
// open: safe assert
// open: safe runtime
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        String text = Integer.toString(n, 16); //~ String text = Integer.toHexString(n);
        assert Integer.parseInt(text, 16) == n;
    }
}
