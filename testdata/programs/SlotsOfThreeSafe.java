// verdict: SAFE
// twin: SlotsOfThreeShifted
// about: Entries of three slots each: the start of the next one is found by a remainder.
// run: values=99,true,false

import java.util.Random;

public class SlotsOfThreeSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int[] table = new int[300];
        int start = random.nextInt(100) * 3;
        while (random.nextBoolean()) {
            table[start] = 1;
            table[start + 2] = 2;
            start = (start + 3) % table.length;
        }
    }
}
