// verdict: SAFE
// twin: WeaklyKeyedShared
// about: A table of the JDK without a model hashes a key of the program. A list that the table does not get keeps its model.
// run:

import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;

public class WeaklyKeyedSafe {
    static final List<String> names = new ArrayList<>();

    static class Key {
        final List<String> own = new ArrayList<>();

        public int hashCode() {
            own.add("hashed");
            return 3;
        }
    }

    public static void main(String[] args) {
        names.add("a");
        new WeakHashMap<Object, Object>().put(new Key(), null);
        names.add("b");
        assert names.size() == 2;
    }
}
