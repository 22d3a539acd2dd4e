import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// The initialiser finds in a list what a client may have taken out before.
// fails: Table.size
public class InitialisedLate {
    public static class Rows {
        private static final List<String> ALL = new ArrayList<>();
        static { ALL.add("a"); }
        public static void clear() { ALL.clear(); }
        static String first() { return ALL.isEmpty() ? "b" : ALL.get(0); }
    }
    public static class Table {
        private static final Map<String, List<String>> ROWS = new HashMap<>();
        static {
            ROWS.put("a", new ArrayList<String>());
            ROWS.get(Rows.first()).add("c");
        }
        public static int size(int n) { return n < 1 ? 0 : 10 / n; }
    }
}

class InitialisedLateDriver {
    public static void main(String[] args) {
        InitialisedLate.Rows.clear();
        InitialisedLate.Table.size(1);
    }
}
