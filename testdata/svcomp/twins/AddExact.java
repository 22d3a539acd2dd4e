// breaks: runtime
// addExact throws where a sum overflows.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Verifier.assume(a >= 0 && a < 1000000 && b >= 0);
        Verifier.assume(b < 2000000000); //~ Verifier.assume(b < 2147000000);
        int s = Math.addExact(a, b);
        assert s >= a;
    }
}
