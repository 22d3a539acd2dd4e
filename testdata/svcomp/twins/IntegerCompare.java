// breaks: assert
// compare gives a sign, and a difference overflows.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        int c = Integer.compare(x, y); //~ int c = x - y;
        assert (c > 0) == (x > y);
    }
}
