// verdict: UNSAFE
// twin: ShiftByCountSafe
// about: A shift by 32 is no shift.
// run: values=32

import java.util.Random;

public class ShiftByThirtyTwo {
    public static void main(String[] args) {
        int n = new Random().nextInt(33);
        int mask = (1 << n) - 1;
        int ones = 0;
        for (int i = 0; i < 32; i++) {
            ones += mask >>> i & 1;
        }
        assert ones == n; // expect: violated assert
    }
}
