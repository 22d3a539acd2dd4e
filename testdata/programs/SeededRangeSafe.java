// verdict: SAFE
// twin: SeededRangeTooSmall
// run:
// about: Whatever the seed, numbers are below their bound.

import java.util.Random;

public class SeededRangeSafe {
    public static void main(String[] args) {
        Random random = new Random(args.length);
        int[] counts = new int[6];
        for (int i = 0; i < args.length; i++) {
            counts[random.nextInt(6)]++;
        }
    }
}
