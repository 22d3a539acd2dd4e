// verdict: SAFE
// twin: FrozenListChanged
// about: A list that is shown to others cannot be changed through the view.
// run: values=2

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class FrozenListSafe {
    public static void main(String[] args) {
        List<Integer> own = new ArrayList<>();
        List<Integer> shown = Collections.unmodifiableList(own);
        int n = new Random().nextInt(3);
        for (int i = 0; i < n; i++) {
            own.add(i);
        }
        assert shown.size() == n;
    }
}
