// verdict: SAFE
// twin: ArrayInitialisedShort
// about: Arrays from initialisers and copies of arrays hold what was put into them, never the default.
// run: values=true,0,2,false

import java.util.Random;

public class ArrayInitialisedSafe {
    static int pick(int[] from, int index) {
        int[] copy = from.clone();
        return copy[index % 3];
    }

    public static void main(String[] args) {
        Random random = new Random();
        while (random.nextBoolean()) {
            int base = 1 + random.nextInt(10);
            int[] three = {base, base + 1, base + 2};
            int[][] rows = new int[2][3];
            rows[1] = three;
            assert pick(three, random.nextInt(100)) > 0;
            assert rows[0].length + rows[1].length == 6;
        }
    }
}
