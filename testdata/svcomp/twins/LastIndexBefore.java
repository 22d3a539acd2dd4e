// breaks: assert
// lastIndexOf with a limit finds nothing behind it.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        String s = "a-b-c-d";
        int at = s.lastIndexOf('-', from);
        assert at <= 5;
        if (from >= 2) {
            assert at >= 1 && at <= from; //~ assert at >= 1 && at < from;
        }
    }
}
