// verdict: SAFE
// twin: ScoreBoardLostPoint
// about: Points of two teams in an atomic array; every goal counts once.
// run: values=3,1,0,1
// run: values=0

import java.util.Random;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ScoreBoardSafe {
    public static void main(String[] args) {
        Random random = new Random();
        AtomicIntegerArray points = new AtomicIntegerArray(2);
        int goals = random.nextInt(5);
        for (int i = 0; i < goals; i++) {
            int team = random.nextInt(2);
            points.getAndIncrement(team);
        }
        assert points.get(0) + points.get(1) == goals;
        assert !points.compareAndSet(0, -1, 7) && points.get(0) >= 0;
    }
}
