// verdict: SAFE
// about: Counters that may wrap around.
// about: What two of them count together is what the third one counts.
// twin: SharesOfCountTwice
// run: values=1,4,0

import java.util.Random;

public class SharesOfCountSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int all = 0;
        int done = 0;
        int refused = 0;
        int weight = 0;
        long heavy = 0;
        while (random.nextInt() != 0) {
            int n = random.nextInt();
            all++;
            weight += n;
            heavy += 2L * n;
            if (n > 3) {
                done++;
            } else {
                refused++;
            }
        }
        assert done + refused == all;
        assert (int) heavy == 2 * weight;
    }
}
