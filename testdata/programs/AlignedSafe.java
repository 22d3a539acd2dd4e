// verdict: SAFE
// twin: AlignedByAHalf
// about: Blocks of sixteen bytes are put one after another; their addresses have four low zeros.
// run: values=3,2

import java.util.Random;

public class AlignedSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int address = random.nextInt(1 << 20) << 4;
        int n = random.nextInt(100);
        for (int i = 0; i < n; i++) {
            int size = 16;
            address += size;
            assert (address & 15) == 0;
        }
    }
}
