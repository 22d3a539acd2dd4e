// breaks: runtime
// A record whose constructor checks its components.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Range r = a <= b ? new Range(a, b) : new Range(b, a); //~ Range r = new Range(a, b);
        assert r.lo() <= r.hi();
    }
    record Range(int lo, int hi) {
        Range {
            if (lo > hi) {
                throw new IllegalArgumentException();
            }
        }
    }
}
