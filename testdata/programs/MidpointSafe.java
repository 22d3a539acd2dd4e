// verdict: SAFE
// twin: MidpointOverflow
// about: The middle of two indices, as binary search computes it.
// about: Adding half the distance never leaves the interval.
// run: values=3,9

import java.util.Random;

public class MidpointSafe {
    static int middle(int low, int high) {
        return low + (high - low) / 2;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int low = random.nextInt();
        int high = random.nextInt();
        if (low < 0 || high < low) {
            return;
        }
        int mid = middle(low, high);
        assert low <= mid;
        assert mid <= high;
        System.out.println(mid);
    }
}
