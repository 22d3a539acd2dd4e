// verdict: UNKNOWN
// entry: QueueEmptied.perHead
// twin: QueueSafe
// about: Who has the iterator removes what the constructor has put in.

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class QueueEmptied {
    private final List<String> names = new ArrayList<>();

    public QueueEmptied() {
        names.add("first");
    }

    public Iterator<String> names() {
        return names.iterator();
    }

    public int perHead() {
        return 100 / names.size();
    }
}
