// What toString() of a client does while a text is made.
// fails: Box.first
import java.util.*;

public class ConcatClears {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public void clear() { items.clear(); }
        public String first(Object o) {
            if (items.isEmpty()) { return ""; }
            String s = "x" + o;
            return items.get(0);
        }
    }
}

class ConcatClearsDriver {
    public static void main(String[] args) {
        ConcatClears.Box p = new ConcatClears.Box();
        p.add("a");
        p.first(new Object() {
            public boolean equals(Object o) { p.clear(); return false; }
            public int hashCode() { p.clear(); return 0; }
            public String toString() { p.clear(); return ""; }
        });
    }
}
