// verdict: SAFE
// twin: SortFourOneRound
// about: Bubble sort of four numbers.
// run: values=4,3,2,1
// run: values=1,1,5,-7

import org.sosy_lab.sv_benchmarks.Verifier;

public class SortFourSafe {
    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
        }
        for (int end = a.length - 1; end > 0; end--) {
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) {
                    int t = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = t;
                }
            }
        }
        for (int i = 0; i + 1 < a.length; i++) {
            assert a[i] <= a[i + 1];
        }
    }
}
