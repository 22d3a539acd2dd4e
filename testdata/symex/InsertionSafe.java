// verdict: SAFE
// twin: InsertionStopsAtOne
// about: Insertion sort of five numbers.
// run: values=5,4,3,2,1

import org.sosy_lab.sv_benchmarks.Verifier;

public class InsertionSafe {
    public static void main(String[] args) {
        int[] a = new int[5];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
        }
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > x) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
        for (int i = 0; i + 1 < a.length; i++) {
            assert a[i] <= a[i + 1];
        }
    }
}
