// verdict: SAFE
// twin: SelectionSortLastLeft
// about: Selection sort of four numbers keeps their sum and puts them in order.
// run: values=4,2,3,1

import org.sosy_lab.sv_benchmarks.Verifier;

public class SelectionSortSafe {
    public static void main(String[] args) {
        int[] a = new int[4];
        long sum = 0;
        for (int i = 0; i < 4; i++) {
            a[i] = Verifier.nondetInt();
            sum += a[i];
        }
        for (int i = 0; i < 3; i++) {
            int least = i;
            for (int j = i + 1; j < 4; j++) {
                if (a[j] < a[least]) {
                    least = j;
                }
            }
            int t = a[i];
            a[i] = a[least];
            a[least] = t;
        }
        assert a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3];
        assert sum == (long) a[0] + a[1] + a[2] + a[3];
    }
}
