import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: a map makes each of its views once.
class Views {
    static void hashed() { Map<String, String> m = new HashMap<>(); assert m.keySet() != m.keySet(); } // not SAFE
    static void sorted() { Map<String, String> m = new TreeMap<>(); assert m.entrySet() != m.entrySet(); } // not SAFE
    static void readOnly() { Map<String, String> m = Collections.unmodifiableMap(new HashMap<>()); assert m.values() != m.values(); } // not SAFE
    static void locked() { Map<String, String> m = Collections.synchronizedMap(new LinkedHashMap<>()); assert m.keySet() != m.keySet(); } // not SAFE
    static void single() { Map<String, String> m = Collections.singletonMap("a", "b"); assert m.entrySet() != m.entrySet(); } // not SAFE
    static void immutable() { Map<String, String> m = Map.of("a", "b"); assert m.keySet() == m.keySet() && m.entrySet() != m.entrySet(); } // not UNSAFE

    static int calls;

    static class Counting extends TreeMap<String, String> {
        public NavigableSet<String> navigableKeySet() {
            calls++;
            return super.navigableKeySet();
        }
    }

    // keySet of a TreeMap calls navigableKeySet.
    static void asked() { new Counting().keySet(); assert calls == 0; } // not SAFE
    static void askedOnce() { new Counting().keySet(); assert calls == 1; } // not UNSAFE
    static void keysOfTree() { TreeMap<String, String> m = new TreeMap<>(); assert m.keySet() != m.navigableKeySet(); } // not SAFE
}
