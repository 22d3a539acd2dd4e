// verdict: SAFE
// twin: MaxIndexOfEmpty
// about: The position of the largest element.
// run: values=0
// run: values=3,20,70,50

import java.util.Random;

public class MaxIndexSafe {
    static int maxIndex(int[] a) {
        int best = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i] > a[best]) {
                best = i;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int[] a = new int[random.nextInt(20)];
        for (int i = 0; i < a.length; i++) {
            a[i] = random.nextInt(100);
        }
        int m = maxIndex(a);
        if (a.length > 0) {
            System.out.println(a[m]);
        }
    }
}
