// verdict: UNSAFE
// twin: SlotsOfThreeSafe
// about: Entries of three slots each: the start of the next one is found by a remainder.
// about: The first entry may start anywhere.
// run: values=298,true

import java.util.Random;

public class SlotsOfThreeShifted {
    public static void main(String[] args) {
        Random random = new Random();
        int[] table = new int[300];
        int start = random.nextInt(300);
        while (random.nextBoolean()) {
            table[start] = 1;
            table[start + 2] = 2; // expect: violated array-index
            start = (start + 3) % table.length;
        }
    }
}
