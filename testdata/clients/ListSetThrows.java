// A list that clients get is one of the library's own, so what its methods throw counts.
// fails: Box.set
import java.util.*;

public class ListSetThrows {
    public interface Shown { int size(); }
    public static class Box {
        private final List<String> items;
        public Box() { items = new ArrayList<>(); }
        public Box(Box other) { items = new ArrayList<>(other.items); }
        public List<String> all() { return Collections.unmodifiableList(items); }
        public Box set(int i, String s) { items.set(i, s); return this; }
    }
}

class ListSetThrowsDriver {
    public static void main(String[] args) {
        new ListSetThrows.Box().set(0, "a");
    }
}
