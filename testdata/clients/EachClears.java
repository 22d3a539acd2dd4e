// A client's function changes the list that is gone through.
// fails: Box.each
import java.util.*;
import java.util.function.*;

public class EachClears {
    public static class Box {
        private final List<String> items = new ArrayList<>();
        public void add(String s) { items.add(s); }
        public void each(Consumer<String> c) {
            if (c == null) { return; }
            for (String s : items) { c.accept(s); }
        }
    }
}

class EachClearsDriver {
    public static void main(String[] args) {
        EachClears.Box p = new EachClears.Box(); p.add("a"); p.add("b");
        p.each(s -> p.add("c"));
    }
}
