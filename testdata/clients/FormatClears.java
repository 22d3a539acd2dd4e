// What toString() of a client does while a text is formatted.
// fails: Box.first
import java.util.*;

public class FormatClears {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public void clear() { items.clear(); }
        public String first(Object o) {
            if (items.isEmpty()) { return ""; }
            String.format("%s", o);
            return items.get(0);
        }
    }
}

class FormatClearsDriver {
    public static void main(String[] args) {
        FormatClears.Box p = new FormatClears.Box();
        p.add("a");
        p.first(new Object() {
            public boolean equals(Object o) { p.clear(); return false; }
            public int hashCode() { p.clear(); return 0; }
            public String toString() { p.clear(); return ""; }
        });
    }
}
