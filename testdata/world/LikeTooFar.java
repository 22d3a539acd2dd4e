// verdict: UNSAFE
// entry: LikeTooFar.first
// twin: LikeSafe
// about: The new array has as many elements as the list.

import java.util.ArrayList;
import java.util.List;

public class LikeTooFar {
    public int first(String[] like) {
        if (like == null) {
            return 0;
        }
        List<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        String[] all = list.toArray(like);
        return all[2] == null ? 0 : 1; // expect: violated array-index
    }
}
