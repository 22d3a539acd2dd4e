// verdict: SAFE
// twin: TopTenUnsorted
// about: A table of the best has at most ten lines in descending order.
// run: values=3,7,2,9

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class TopTenSafe {
    private final List<Integer> best = new ArrayList<>();

    void enter(int points) {
        int at = best.size();
        while (at > 0 && best.get(at - 1) < points) {
            at--;
        }
        best.add(at, points);
        if (best.size() > 10) {
            best.remove(best.size() - 1);
        }
    }

    void print() {
        int last = Integer.MAX_VALUE;
        for (int points : best) {
            assert points <= last;
            last = points;
            System.out.println(points);
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        TopTenSafe table = new TopTenSafe();
        int games = random.nextInt(100);
        for (int i = 0; i < games; i++) {
            table.enter(random.nextInt(1000));
        }
        table.print();
    }
}
