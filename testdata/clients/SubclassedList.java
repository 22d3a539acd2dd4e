// A client's own list is given in place of an ArrayList.
// fails: Box.first
import java.util.*;

public class SubclassedList {
    public static class Box {
        public static int first(ArrayList<String> l) { return l == null || l.isEmpty() || l.get(0) == null ? 0 : l.get(0).length(); }
    }
}

class SubclassedListDriver {
    public static void main(String[] args) {
        SubclassedList.Box.first(new ArrayList<String>() {
            int n;
            public boolean isEmpty() { return false; }
            public String get(int i) { return n++ == 0 ? "a" : null; }
        });
    }
}
