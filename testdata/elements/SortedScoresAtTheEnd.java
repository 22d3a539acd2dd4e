// verdict: UNSAFE
// twin: SortedScoresSafe
// about: A list of scores is kept in ascending order.
// about: Equal or larger is taken for smaller, so the order is turned.
// run: values=3,7,9,2

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SortedScoresAtTheEnd {
    private final List<Integer> scores = new ArrayList<>();

    void insert(int score) {
        int at = 0;
        while (at < scores.size() && scores.get(at) > score) {
            at++;
        }
        scores.add(at, score);
    }

    void check() {
        for (int i = 1; i < scores.size(); i++) {
            assert scores.get(i - 1) <= scores.get(i); // expect: violated assert
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        SortedScoresAtTheEnd table = new SortedScoresAtTheEnd();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            table.insert(random.nextInt(100));
        }
        table.check();
        System.out.println(n + " scores in order");
    }
}
