// verdict: SAFE
// twin: HighScoresLowest
// about: The three highest of four scores.
// run: values=5,3,9,1
// run: values=0,0,0,0

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class HighScoresSafe {
    public static void main(String[] args) {
        Random random = new Random();
        List<Integer> scores = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            scores.add(random.nextInt(1000));
        }
        List<Integer> top = scores.stream()
            .sorted(Comparator.reverseOrder())
            .limit(3)
            .collect(Collectors.toList());
        assert top.size() == 3;
        for (int s : scores) {
            assert top.get(0) >= s;
        }
    }
}
