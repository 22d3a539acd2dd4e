// verdict: UNSAFE
// twin: MidpointSafe
// about: The middle of two indices, as binary search computes it.
// about: The sum of two large indices wraps around and the middle is negative.
// run: values=2147483647,2147483647

import java.util.Random;

public class MidpointOverflow {
    static int middle(int low, int high) {
        return (low + high) / 2;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int low = random.nextInt();
        int high = random.nextInt();
        if (low < 0 || high < low) {
            return;
        }
        int mid = middle(low, high);
        assert low <= mid; // expect: violated assert
        assert mid <= high;
        System.out.println(mid);
    }
}
