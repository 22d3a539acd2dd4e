// breaks: runtime
// CWE-789: the size of an array is from outside.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int size = Verifier.nondetInt();
        if (size >= 0 && size < 100) { //~ if (size < 100) {
            int[] a = new int[size];
            assert a.length == size;
        }
    }
}
