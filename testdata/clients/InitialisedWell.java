import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// The initialiser finds in a map what it has put there. It takes nothing from outside, so one run shows that it ends well.
// proved: Table.size
public class InitialisedWell {
    public static class Table {
        private static final Map<String, List<String>> ROWS = new HashMap<>();
        static {
            for (String s : new String[] {"a", "b"}) ROWS.put(s, new ArrayList<String>());
            ROWS.get("a").add("c");
        }
        public static int size(int n) { return n < 1 ? 0 : 10 / n; }
    }
}

class InitialisedWellDriver {
    public static void main(String[] args) {
        InitialisedWell.Table.size(1);
    }
}
