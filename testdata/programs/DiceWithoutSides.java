// verdict: UNSAFE
// twin: DiceSafe
// about: A die has between one and twenty sides.
// about: It may have none.
// run: values=0

import java.util.Random;

public class DiceWithoutSides {
    public static void main(String[] args) {
        Random random = new Random();
        int sides = random.nextInt(20);
        int thrown = random.nextInt(sides) + 1; // expect: violated uncaught-exception
        assert thrown <= sides;
    }
}
