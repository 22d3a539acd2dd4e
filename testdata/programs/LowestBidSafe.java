// verdict: SAFE
// twin: LowestBidOfNone
// about: The lowest bid, in a sorted set.
// run: values=true,20

import java.util.Random;
import java.util.TreeSet;

public class LowestBidSafe {
    public static void main(String[] args) {
        TreeSet<Integer> bids = new TreeSet<>();
        Random random = new Random();
        bids.add(1000);
        if (random.nextBoolean()) {
            bids.add(random.nextInt(500));
        }
        int lowest = bids.first();
        assert lowest <= 1000;
    }
}
