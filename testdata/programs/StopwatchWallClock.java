// verdict: UNSAFE
// twin: StopwatchSafe
// about: The time between two calls of nanoTime is not negative.
// about: The other clock may be set back.
// run: values=5,3

public class StopwatchWallClock {
    public static void main(String[] args) {
        long start = System.currentTimeMillis();
        int steps = 0;
        while (steps < args.length) {
            steps++;
        }
        long taken = System.currentTimeMillis() - start;
        assert taken >= 0; // expect: violated assert
    }
}
