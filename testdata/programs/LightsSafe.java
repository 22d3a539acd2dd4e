// verdict: SAFE
// twin: LightsTooLong
// about: A traffic light has phases of 3 to 30 seconds, so some of them take at most 30 seconds each.
// run: values=3

import java.util.Random;

public class LightsSafe {
    static int seconds(int phase) {
        switch (phase) {
            case 0: return 30;
            case 1: return 25;
            default: return 3;
        }
    }

    public static void main(String[] args) {
        int steps = new Random().nextInt(500);
        int phase = 0, total = 0;
        for (int i = 0; i < steps; i++) {
            total += seconds(phase);
            phase = (phase + 1) % 3;
        }
        assert total >= 3 * steps;
        assert total <= 30 * steps;
    }
}
