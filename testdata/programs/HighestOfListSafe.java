// verdict: SAFE
// twin: HighestOfEmptyList
// about: The highest number of a list, to which one was added in any case.
// run: values=true

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class HighestOfListSafe {
    public static void main(String[] args) {
        List<Integer> scores = new ArrayList<>();
        if (new Random().nextBoolean()) {
            scores.add(10);
        } else {
            scores.add(0);
        }
        int highest = Collections.max(scores);
        assert highest >= 0;
    }
}
