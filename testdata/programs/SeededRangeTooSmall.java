// verdict: UNSAFE
// twin: SeededRangeSafe
// about: Whatever the seed, numbers are below their bound.
// about: The array has no room for the largest number.
// run: args=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30

import java.util.Random;

public class SeededRangeTooSmall {
    public static void main(String[] args) {
        Random random = new Random(args.length);
        int[] counts = new int[5];
        for (int i = 0; i < args.length; i++) {
            counts[random.nextInt(6)]++; // expect: violated array-index
        }
    }
}
