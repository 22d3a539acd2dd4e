// verdict: UNSAFE
// twin: ScoreBoardSafe
// about: Points of two teams in an atomic array; the second team can overwrite its points.
// run: values=2,0,1

import java.util.Random;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ScoreBoardLostPoint {
    public static void main(String[] args) {
        Random random = new Random();
        AtomicIntegerArray points = new AtomicIntegerArray(2);
        int goals = random.nextInt(5);
        for (int i = 0; i < goals; i++) {
            int team = random.nextInt(2);
            points.set(team, points.get(0) + 1);
        }
        assert points.get(0) + points.get(1) == goals; // expect: violated assert
        assert !points.compareAndSet(0, -1, 7) && points.get(0) >= 0;
    }
}
