// breaks: runtime
// CWE-129: an index from outside is checked on one side.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] array = {0, 1, 2, 3, 4};
        int data = Verifier.nondetInt();
        if (data >= 0 && data < array.length) { //~ if (data < array.length) {
            assert array[data] == data;
        }
    }
}
