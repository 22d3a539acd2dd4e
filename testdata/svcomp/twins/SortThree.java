// breaks: assert
// Arrays.sort puts the smallest first.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        int low = Math.min(a[0], Math.min(a[1], a[2]));
        Arrays.sort(a);
        assert a[0] == low && a[2] >= a[1]; //~ assert a[0] == low && a[2] > a[1];
    }
}
