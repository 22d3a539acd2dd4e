// What hashCode() of a client does while a map looks for its key.
// fails: Box.first
import java.util.*;

public class HashClears {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public void clear() { items.clear(); }
        public String first(Object o) {
            if (items.isEmpty()) { return ""; }
            Map<Object, String> m = new HashMap<>(); m.put("a", "b"); m.get(o);
            return items.get(0);
        }
    }
}

class HashClearsDriver {
    public static void main(String[] args) {
        HashClears.Box p = new HashClears.Box();
        p.add("a");
        p.first(new Object() {
            public boolean equals(Object o) { p.clear(); return false; }
            public int hashCode() { p.clear(); return 0; }
            public String toString() { p.clear(); return ""; }
        });
    }
}
