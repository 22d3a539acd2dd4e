// verdict: UNSAFE
// twin: SeededDiceSafe
// about: The numbers of a generator with a seed are Java's.
// about: Those of another seed are others.
// run:

import java.util.Random;

public class SeededDiceOther {
    public static void main(String[] args) {
        Random random = new Random(43);
        int first = random.nextInt(6) + 1;
        int second = random.nextInt(6) + 1;
        assert first == 3 && second == 4; // expect: violated assert
    }
}
