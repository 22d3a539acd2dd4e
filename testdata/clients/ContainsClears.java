// What equals() of a client does while a list looks for its object.
// fails: Box.first
import java.util.*;

public class ContainsClears {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public void clear() { items.clear(); }
        public String first(Object o) {
            if (items.isEmpty()) { return ""; }
            items.contains(o);
            return items.get(0);
        }
    }
}

class ContainsClearsDriver {
    public static void main(String[] args) {
        ContainsClears.Box p = new ContainsClears.Box();
        p.add("a");
        p.first(new Object() {
            public boolean equals(Object o) { p.clear(); return false; }
            public int hashCode() { p.clear(); return 0; }
            public String toString() { p.clear(); return ""; }
        });
    }
}
