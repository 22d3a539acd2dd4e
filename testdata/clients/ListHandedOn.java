// A client's collection gets the list.
// fails: Box.first
import java.util.*;

public class ListHandedOn {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public Box() { items.add("a"); }
        public boolean in(Collection<?> c) { return c.containsAll(items); }
        public String first() { return items.get(0); }
    }
}

class ListHandedOnDriver {
    public static void main(String[] args) {
        ListHandedOn.Box p = new ListHandedOn.Box();
        p.in(new AbstractCollection<Object>() {
            public java.util.Iterator<Object> iterator() { return null; }
            public int size() { return 0; }
            public boolean containsAll(Collection<?> c) { c.clear(); return false; }
        });
        p.first();
    }
}
