// verdict: UNSAFE
// twin: StairsSafe
// about: The ways to climb up to 45 steps, one or two at a time, fit an int, and are at least as many as the steps.
// about: It is asserted that there are more ways than steps.
// run: values=2

import java.util.Random;

public class StairsOneTooMany {
    static int ways(int steps) {
        if (steps <= 1) {
            return 1;
        }
        return ways(steps - 1) + ways(steps - 2);
    }

    public static void main(String[] args) {
        int steps = new Random().nextInt();
        if (steps > 45) {
            return;
        }
        assert ways(steps) > steps; // expect: violated assert
    }
}
