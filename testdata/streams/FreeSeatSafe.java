// verdict: SAFE
// twin: FreeSeatNone
// about: Seats that are taken; the first free one is given out.
// run: values=3
// run: values=8

import java.util.BitSet;
import java.util.Random;

public class FreeSeatSafe {
    public static void main(String[] args) {
        Random random = new Random();
        BitSet taken = new BitSet(8);
        String[] guests = new String[8];
        int count = random.nextInt(9);
        taken.set(0, count);
        int seat = taken.nextClearBit(0);
        if (seat < guests.length) {
            guests[seat] = "Ada";
            taken.set(seat);
            assert taken.cardinality() == count + 1;
        }
    }
}
