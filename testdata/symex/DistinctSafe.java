// verdict: SAFE
// twin: DistinctFromFirst
// about: Different numbers in a sorted array are counted, and a set agrees.
// run: values=1,1,2,2

import java.util.HashSet;
import java.util.Random;
import java.util.Set;

public class DistinctSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int[] a = new int[4];
        Set<Integer> set = new HashSet<>();
        for (int i = 0; i < a.length; i++) {
            a[i] = random.nextInt(4);
            if (i > 0 && a[i] < a[i - 1]) {
                return;
            }
            set.add(a[i]);
        }
        int different = 1;
        for (int i = 1; i < a.length; i++) {
            if (a[i] != a[i - 1]) {
                different++;
            }
        }
        assert different == set.size();
    }
}
