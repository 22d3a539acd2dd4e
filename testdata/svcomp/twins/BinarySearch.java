// breaks: assert
// Binary search in a sorted array.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] a = {2, 3, 5, 7, 11, 13};
        int key = Verifier.nondetInt();
        int lo = 0, hi = a.length - 1, at = -1;
        while (lo <= hi) { //~ while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] == key) {
                at = mid;
                break;
            } else if (a[mid] < key) {
                lo = mid + 1;
            } else {
                hi = mid - 1;
            }
        }
        assert at >= 0 || key != 3;
    }
}
