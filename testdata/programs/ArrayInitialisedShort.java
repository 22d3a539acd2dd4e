// verdict: UNSAFE
// twin: ArrayInitialisedSafe
// about: Arrays from initialisers and copies of arrays hold what was put into them, never the default.
// about: The last element of the array is not given a value, so its copy is 0.
// run: values=true,0,2

import java.util.Random;

public class ArrayInitialisedShort {
    static int pick(int[] from, int index) {
        int[] copy = from.clone();
        return copy[index % 3];
    }

    public static void main(String[] args) {
        Random random = new Random();
        while (random.nextBoolean()) {
            int base = 1 + random.nextInt(10);
            int[] three = new int[3];
            three[0] = base;
            three[1] = base + 1;
            int[][] rows = new int[2][3];
            rows[1] = three;
            assert pick(three, random.nextInt(100)) > 0; // expect: violated assert
            assert rows[0].length + rows[1].length == 6;
        }
    }
}
