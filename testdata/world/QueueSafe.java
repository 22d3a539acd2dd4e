// verdict: SAFE
// entry: QueueSafe.perHead
// about: The list is seen by others, but not changed by them.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class QueueSafe {
    private final List<String> names = new ArrayList<>();

    public QueueSafe() {
        names.add("first");
    }

    public List<String> names() {
        return Collections.unmodifiableList(names);
    }

    public int perHead() {
        return 100 / names.size();
    }
}
