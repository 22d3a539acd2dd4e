// verdict: SAFE
// twin: HighestOfEmptyList
// about: The highest number of a list, to which one was added for sure.
// run: values=true

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class HighestOfListSafe {
    public static void main(String[] args) {
        List<Integer> scores = new ArrayList<>();
        boolean played = new Random().nextBoolean();
        scores.add(0);
        if (played) {
            scores.add(10);
        }
        int highest = Collections.max(scores);
        assert highest >= 0;
    }
}
