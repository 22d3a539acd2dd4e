// verdict: SAFE
// twin: BlocksOfFourShifted
// about: Blocks of four in a ring of 4096: the start of the next one is found by a mask.
// run: values=1023,true,true,false

import java.util.Random;

public class BlocksOfFourSafe {
    public static void main(String[] args) {
        Random random = new Random();
        byte[] ring = new byte[4096];
        int start = random.nextInt(1024) * 4;
        while (random.nextBoolean()) {
            ring[start + 3] = 1;
            start = (start + 4) & 4095;
        }
    }
}
