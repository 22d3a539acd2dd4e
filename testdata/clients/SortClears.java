// What a client's comparator does while another list is sorted.
// fails: Box.first
import java.util.*;

public class SortClears {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        private final List<String> others = new ArrayList<>();
        public void add(String s) { items.add(s); others.add(s); }
        public void clear() { items.clear(); }
        public String first(Comparator<String> c) {
            if (items.isEmpty()) { return ""; }
            others.sort(c);
            return items.get(0);
        }
    }
}

class SortClearsDriver {
    public static void main(String[] args) {
        SortClears.Box p = new SortClears.Box(); p.add("a"); p.add("b");
        p.first((x, y) -> { p.clear(); return 0; });
    }
}
