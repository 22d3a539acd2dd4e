// breaks: assert
// compareUnsigned takes negative numbers as large ones.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a < 0 && b >= 0) {
            assert Integer.compareUnsigned(a, b) > 0; //~ assert Integer.compareUnsigned(b, a) > 0;
        }
        if (b != 0) {
            assert Integer.compareUnsigned(Integer.divideUnsigned(a, b), a) <= 0;
        }
    }
}
