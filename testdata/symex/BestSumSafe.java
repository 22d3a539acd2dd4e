// verdict: SAFE
// twin: BestSumOfNegatives
// about: The largest sum of neighbours in four numbers, compared with trying all.
// run: values=1,-2,3,4

import org.sosy_lab.sv_benchmarks.Verifier;

public class BestSumSafe {
    static int best(int[] a) {
        int best = a[0];
        int here = 0;
        for (int x : a) {
            here = Math.max(here + x, x);
            best = Math.max(best, here);
        }
        return best;
    }

    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetByte();
        }
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < a.length; i++) {
            int sum = 0;
            for (int j = i; j < a.length; j++) {
                sum += a[j];
                most = Math.max(most, sum);
            }
        }
        assert best(a) == most;
    }
}
