// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 99999) { //~ if (n < 0 || n > 100000) {
            return;
        }
        String s = String.format("%05d", n);
        assert s.length() == 5;
    }
}
