// verdict: UNSAFE
// twin: TopTenSafe
// about: A table of the best has at most ten lines in descending order.
// about: A new result stands at the end.
// run: values=3,1,2,9

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class TopTenUnsorted {
    private final List<Integer> best = new ArrayList<>();

    void enter(int points) {
        int at = best.size();
        while (at > 0 && best.get(at - 1) < 0) {
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
            assert points <= last; // expect: violated assert
            last = points;
            System.out.println(points);
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        TopTenUnsorted table = new TopTenUnsorted();
        int games = random.nextInt(100);
        for (int i = 0; i < games; i++) {
            table.enter(random.nextInt(1000));
        }
        table.print();
    }
}
