// verdict: SAFE
// twin: StairsOneTooMany
// about: The ways to climb up to 45 steps, one or two at a time, fit an int, and are at least as many as the steps.
// run: values=3
// run: values=20

import java.util.Random;

public class StairsSafe {
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
        assert ways(steps) >= steps;
    }
}
