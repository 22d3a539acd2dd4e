// breaks: assert
// CWE-190: a product of a number from outside.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int data = Verifier.nondetInt();
        if (data > 0 && data < Integer.MAX_VALUE / 2) { //~ if (data > 0) {
            int result = data * 2;
            assert result > 0;
        }
    }
}
