// verdict: UNSAFE
// twin: FrozenListSafe
// about: A list that is shown to others cannot be changed through the view.
// about: It is changed through the view.
// run: values=1

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class FrozenListChanged {
    public static void main(String[] args) {
        List<Integer> own = new ArrayList<>();
        List<Integer> shown = Collections.unmodifiableList(own);
        int n = new Random().nextInt(3);
        for (int i = 0; i < n; i++) {
            shown.add(i); // expect: violated uncaught-exception
        }
        assert shown.size() == n;
    }
}
