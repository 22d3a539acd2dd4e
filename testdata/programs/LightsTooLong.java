// verdict: UNSAFE
// twin: LightsSafe
// about: A traffic light has a first phase of 31 seconds.
// run: values=1

import java.util.Random;

public class LightsTooLong {
    static int seconds(int phase) {
        switch (phase) {
            case 0: return 30;
            case 1: return 25;
            default: return 31;
        }
    }

    public static void main(String[] args) {
        int steps = new Random().nextInt(500);
        int phase = 2, total = 0;
        for (int i = 0; i < steps; i++) {
            total += seconds(phase);
            phase = (phase + 1) % 3;
        }
        assert total >= 3 * steps;
        assert total <= 30 * steps; // expect: violated assert
    }
}
