// A list that no client gets may be empty.
// fails: Box.first
import java.util.*;

public class PrivateListUntested {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public void removeFirst() { if (items.size() > 0) items.remove(0); }
        public String first() { return items.get(0); }
    }
}

class PrivateListUntestedDriver {
    public static void main(String[] args) {
        PrivateListUntested.Box p = new PrivateListUntested.Box(); p.add("a"); p.removeFirst(); p.first();
    }
}
