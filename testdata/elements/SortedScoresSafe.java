// verdict: SAFE
// twin: SortedScoresAtTheEnd
// about: A list of scores is kept in ascending order.
// run: values=3,7,2,9

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SortedScoresSafe {
    private final List<Integer> scores = new ArrayList<>();

    void insert(int score) {
        int at = 0;
        while (at < scores.size() && scores.get(at) < score) {
            at++;
        }
        scores.add(at, score);
    }

    void check() {
        for (int i = 1; i < scores.size(); i++) {
            assert scores.get(i - 1) <= scores.get(i);
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        SortedScoresSafe table = new SortedScoresSafe();
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            table.insert(random.nextInt(100));
        }
        table.check();
        System.out.println(n + " scores in order");
    }
}
