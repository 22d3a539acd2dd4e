// breaks: assert
// Bubble sort of a small array.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < 4; i++) {
            a[i] = Verifier.nondetByte();
        }
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3 - i; j++) { //~ for (int j = 1; j < 3 - i; j++) {
                if (a[j] > a[j + 1]) {
                    int t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
            }
        }
        assert a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3];
    }
}
