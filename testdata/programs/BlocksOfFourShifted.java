// verdict: UNSAFE
// twin: BlocksOfFourSafe
// about: Blocks of four in a ring of 4096: the start of the next one is found by a mask.
// about: The first block may start anywhere.
// run: values=4093,true

import java.util.Random;

public class BlocksOfFourShifted {
    public static void main(String[] args) {
        Random random = new Random();
        byte[] ring = new byte[4096];
        int start = random.nextInt(4096);
        while (random.nextBoolean()) {
            ring[start + 3] = 1; // expect: violated array-index
            start = (start + 4) & 4095;
        }
    }
}
