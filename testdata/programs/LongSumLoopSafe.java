// verdict: SAFE
// about: A long adds up to a thousand ints without overflow.
// run: values=2,2147483647,2147483647

import java.util.Random;

public class LongSumLoopSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int n = random.nextInt(1000);
        long sum = 0L;
        for (int i = 0; i < n; i++) {
            int v = random.nextInt();
            if (v > 0) {
                sum += v;
            }
        }
        assert sum >= 0L;
    }
}
