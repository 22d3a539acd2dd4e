// verdict: UNSAFE
// twin: SortFourSafe
// about: Bubble sort of four numbers that ends one round too early.
// run: values=4,3,2,1

import org.sosy_lab.sv_benchmarks.Verifier;

public class SortFourOneRound {
    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
        }
        for (int end = a.length - 1; end > 1; end--) {
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) {
                    int t = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = t;
                }
            }
        }
        for (int i = 0; i + 1 < a.length; i++) {
            assert a[i] <= a[i + 1]; // expect: violated assert
        }
    }
}
