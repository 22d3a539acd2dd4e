// verdict: SAFE
// twin: SeededDiceOther
// run:
// about: The numbers of a generator with a seed are Java's.

import java.util.Random;

public class SeededDiceSafe {
    public static void main(String[] args) {
        Random random = new Random(42);
        int first = random.nextInt(6) + 1;
        int second = random.nextInt(6) + 1;
        assert first == 3 && second == 4;
    }
}
