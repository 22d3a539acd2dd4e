// verdict: UNSAFE
// twin: HighestOfListSafe
// about: The highest number of a list, to which one was added in any case.
// about: The list may be empty.
// run: values=false

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class HighestOfEmptyList {
    public static void main(String[] args) {
        List<Integer> scores = new ArrayList<>();
        if (new Random().nextBoolean()) {
            scores.add(10);
        } else {
        }
        int highest = Collections.max(scores); // expect: violated uncaught-exception
        assert highest >= 0;
    }
}
