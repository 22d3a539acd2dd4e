// verdict: UNSAFE
// twin: MergeThreesSafe
// about: The second array may be used up first.
// run: values=4,5,6,1,2,3

import org.sosy_lab.sv_benchmarks.Verifier;

public class MergeThreesSecondEnds {
    static int[] sorted() {
        int[] a = new int[3];
        for (int i = 0; i < 3; i++) {
            a[i] = Verifier.nondetInt();
            Verifier.assume(a[i] > (i == 0 ? 0 : a[i - 1]));
        }
        return a;
    }

    public static void main(String[] args) {
        int[] a = sorted();
        int[] b = sorted();
        int[] all = new int[6];
        int i = 0;
        int j = 0;
        for (int k = 0; k < 6; k++) {
            if (i < 3 && a[i] <= b[j]) { // expect: violated array-index
                all[k] = a[i++];
            } else {
                all[k] = b[j++];
            }
        }
        for (int k = 1; k < 6; k++) {
            assert all[k - 1] <= all[k];
        }
    }
}
