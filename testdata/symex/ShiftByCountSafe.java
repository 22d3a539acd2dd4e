// verdict: SAFE
// twin: ShiftByThirtyTwo
// about: A mask of n ones, for n below 32.
// run: values=31
// run: values=0

import java.util.Random;

public class ShiftByCountSafe {
    public static void main(String[] args) {
        int n = new Random().nextInt(32);
        int mask = (1 << n) - 1;
        int ones = 0;
        for (int i = 0; i < 32; i++) {
            ones += mask >>> i & 1;
        }
        assert ones == n;
    }
}
