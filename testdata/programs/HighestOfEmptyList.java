// verdict: UNSAFE
// twin: HighestOfListSafe
// about: The highest number of a list, to which one was added for sure.
// about: The list may be empty.
// run: values=false

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class HighestOfEmptyList {
    public static void main(String[] args) {
        List<Integer> scores = new ArrayList<>();
        boolean played = new Random().nextBoolean();
        if (played) {
            scores.add(10);
        }
        int highest = Collections.max(scores); // expect: violated uncaught-exception
        assert highest >= 0;
    }
}
