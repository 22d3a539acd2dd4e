// verdict: UNSAFE
// twin: LowestBidSafe
// about: The lowest bid, in a sorted set.
// about: There may be no bid.
// run: values=false

import java.util.Random;
import java.util.TreeSet;

public class LowestBidOfNone {
    public static void main(String[] args) {
        TreeSet<Integer> bids = new TreeSet<>();
        Random random = new Random();
        if (random.nextBoolean()) {
            bids.add(random.nextInt(500));
        }
        int lowest = bids.first(); // expect: violated uncaught-exception
        assert lowest <= 1000;
    }
}
