// verdict: SAFE
// twin: IntTotalOverflow
// about: Two non-negative amounts are added up.
// about: The total is computed as a long.
// run: values=2147483647,2147483647

import java.util.Random;

public class LongTotalSafe {
    static long total(int a, int b) {
        return (long) a + b;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt();
        int b = random.nextInt();
        if (a < 0 || b < 0) {
            return;
        }
        long t = total(a, b);
        assert t >= a && t >= b;
        assert t <= 4294967294L;
    }
}
