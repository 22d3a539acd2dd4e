// verdict: UNSAFE
// twin: AlignedSafe
// about: Blocks of sixteen bytes are put one after another; their addresses have four low zeros.
// about: One block has eight.
// run: values=3,20

import java.util.Random;

public class AlignedByAHalf {
    public static void main(String[] args) {
        Random random = new Random();
        int address = random.nextInt(1 << 20) << 4;
        int n = random.nextInt(100);
        for (int i = 0; i < n; i++) {
            int size = i == 9 ? 8 : 16;
            address += size;
            assert (address & 15) == 0; // expect: violated assert
        }
    }
}
