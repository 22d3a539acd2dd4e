// A client gets a part of the list, which is a view.
// fails: Box.first
import java.util.*;

public class SubListShown {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public Box() { items.add("a"); }
        public List<String> all() { return items.subList(0, items.size()); }
        public String first() { return items.get(0); }
    }
}

class SubListShownDriver {
    public static void main(String[] args) {
        SubListShown.Box p = new SubListShown.Box(); p.all().clear(); p.first();
    }
}
