// verdict: SAFE
// twin: DiceWithoutSides
// about: A die has between one and twenty sides.
// run: values=3,3

import java.util.Random;

public class DiceSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int sides = random.nextInt(20) + 1;
        int thrown = random.nextInt(sides) + 1;
        assert thrown <= sides;
    }
}
