// verdict: UNSAFE
// twin: FreeSeatSafe
// about: All eight seats are taken, and the next one is behind the last.
// run: values=8

import java.util.BitSet;
import java.util.Random;

public class FreeSeatNone {
    public static void main(String[] args) {
        Random random = new Random();
        BitSet taken = new BitSet(8);
        String[] guests = new String[8];
        int count = random.nextInt(9);
        taken.set(0, count);
        int seat = taken.nextClearBit(0);
        {
            guests[seat] = "Ada"; // expect: violated array-index
            taken.set(seat);
            assert taken.cardinality() == count + 1;
        }
    }
}
