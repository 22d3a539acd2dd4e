// breaks: assert
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
        }
        Arrays.sort(a); //~ Arrays.sort(a, 1, 4);
        int key = Verifier.nondetInt();
        int at = Arrays.binarySearch(a, key);
        if (at >= 0) {
            assert a[at] == key;
        } else {
            int place = -at - 1;
            for (int i = 0; i < place; i++) {
                assert a[i] < key;
            }
        }
    }
}
