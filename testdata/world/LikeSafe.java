// verdict: SAFE
// entry: LikeSafe.first
// about: A list is copied into an array of texts from outside, or into a new one of its type.

import java.util.ArrayList;
import java.util.List;

public class LikeSafe {
    public int first(String[] like) {
        if (like == null) {
            return 0;
        }
        List<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        String[] all = list.toArray(like);
        return all[1] == null ? 0 : 1;
    }
}
