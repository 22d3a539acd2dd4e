// verdict: SAFE
// twin: StopwatchWallClock
// run: args=1,2
// about: The time between two calls of nanoTime is not negative.

public class StopwatchSafe {
    public static void main(String[] args) {
        long start = System.nanoTime();
        int steps = 0;
        while (steps < args.length) {
            steps++;
        }
        long taken = System.nanoTime() - start;
        assert taken >= 0;
    }
}
