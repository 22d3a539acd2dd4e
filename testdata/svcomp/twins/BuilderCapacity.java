// breaks: assert
// The capacity of a builder, and what ensureCapacity makes of it.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 34); //~ Verifier.assume(n >= 0 && n <= 35);
        b.ensureCapacity(n);
        assert b.capacity() <= 34;
    }
}
