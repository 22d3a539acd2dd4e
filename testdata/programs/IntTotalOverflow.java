// verdict: UNSAFE
// twin: LongTotalSafe
// about: Two non-negative amounts are added up.
// about: The sum is computed as an int before it is widened to a long.
// run: values=2147483647,1

import java.util.Random;

public class IntTotalOverflow {
    static long total(int a, int b) {
        return a + b;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt();
        int b = random.nextInt();
        if (a < 0 || b < 0) {
            return;
        }
        long t = total(a, b);
        assert t >= a && t >= b; // expect: violated assert
        assert t <= 4294967294L;
    }
}
