// verdict: UNSAFE
// twin: HistorySafe
// about: A bounded history keeps the last readings; all are below a limit, and the mean is, too.
// about: A reading at the limit is kept.
// run: values=1,100

import java.util.LinkedList;
import java.util.Queue;
import java.util.Random;

public class HistoryUnlimited {
    private static final int LIMIT = 100;
    private final Queue<Integer> last = new LinkedList<>();

    void keep(int reading) {
        if (reading < 0 || reading > LIMIT) {
            return;
        }
        if (last.size() == 5) {
            last.remove();
        }
        last.add(reading);
    }

    int largest() {
        int max = 0;
        for (int r : last) {
            max = Math.max(max, r);
        }
        return max;
    }

    public static void main(String[] args) {
        Random random = new Random();
        HistoryUnlimited history = new HistoryUnlimited();
        int n = random.nextInt(50);
        for (int i = 0; i < n; i++) {
            history.keep(random.nextInt(200));
        }
        int top = history.largest();
        int[] bars = new int[LIMIT];
        bars[top] = 1; // expect: violated array-index
        System.out.println("at most " + top);
    }
}
