// A count is ahead of the list when toString() of a client has thrown.
// fails: Box.last
import java.util.*;

public class CountedTexts {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        private int n;
        public void add(Object o) { if (o == null) { return; } n++; items.add(o.toString()); }
        public String last() { return n == 0 ? "" : items.get(n - 1); }
    }
}

class CountedTextsDriver {
    public static void main(String[] args) {
        CountedTexts.Box p = new CountedTexts.Box();
        try { p.add(new Object() { public String toString() { throw new IllegalStateException(); } }); } catch (IllegalStateException e) { }
        p.last();
    }
}
