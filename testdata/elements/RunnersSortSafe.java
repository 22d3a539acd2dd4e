// verdict: SAFE
// twin: RunnersSortSkips
// about: Selection sort of the times of runners.
// run: values=3,7,2,9

import java.util.Random;

public class RunnersSortSafe {
    static int smallestFrom(int[] times, int start) {
        int best = start;
        for (int i = start + 1; i < times.length; i++) {
            if (times[i] < times[best]) {
                best = i;
            }
        }
        return best;
    }

    static void sort(int[] times) {
        for (int i = 0; i < times.length; i++) {
            int best = smallestFrom(times, i);
            int t = times[i];
            times[i] = times[best];
            times[best] = t;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int[] times = new int[random.nextInt(12)];
        for (int i = 0; i < times.length; i++) {
            times[i] = 600 + random.nextInt(600);
        }
        sort(times);
        if (times.length > 1) {
            assert times[0] <= times[1];
        }
        for (int t : times) {
            assert t >= 600;
        }
    }
}
