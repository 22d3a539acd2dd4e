// A client gets the list itself.
// fails: Box.first
import java.util.*;

public class ListShown {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public Box() { items.add("a"); }
        public List<String> all() { return items; }
        public String first() { return items.get(0); }
    }
}

class ListShownDriver {
    public static void main(String[] args) {
        ListShown.Box p = new ListShown.Box(); p.all().clear(); p.first();
    }
}
