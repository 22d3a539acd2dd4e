// verdict: UNSAFE
// twin: FindSortedSafe
// about: Binary search in five sorted numbers that never looks at a single one left.
// run: values=1,2,3,4,5,5

import org.sosy_lab.sv_benchmarks.Verifier;

public class FindSortedMissesLast {
    public static void main(String[] args) {
        int[] a = new int[5];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
            if (i > 0 && a[i] < a[i - 1]) {
                return;
            }
        }
        int key = Verifier.nondetInt();
        boolean found = false;
        int low = 0;
        int high = a.length - 1;
        while (low < high && !found) {
            int mid = (low + high) / 2;
            if (a[mid] == key) {
                found = true;
            } else if (a[mid] < key) {
                low = mid + 1;
            } else {
                high = mid - 1;
            }
        }
        boolean there = false;
        for (int i = 0; i < a.length; i++) {
            there |= a[i] == key;
        }
        assert found == there; // expect: violated assert
    }
}
