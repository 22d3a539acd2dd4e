// A list that no client gets has an element after a test.
// proved: Box.first
import java.util.*;

public class PrivateList {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public void clear() { items.clear(); }
        public String first() { return items.isEmpty() ? "" : items.get(0); }
        public String last() { return items.size() > 0 ? items.get(items.size() - 1) : null; }
        public int longest() { int m = 0; for (String s : items) if (s != null) m = Math.max(m, s.length()); return m; }
        public void removeFirst() { if (items.size() > 0) items.remove(0); }
    }
}

class PrivateListDriver {
    public static void main(String[] args) {
        PrivateList.Box p = new PrivateList.Box(); p.add(null); p.add("b"); p.first(); p.last(); p.longest(); p.removeFirst();
    }
}
