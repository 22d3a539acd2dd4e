// A client gets the entries of the map, and sets a value.
// fails: Box.length
import java.util.*;

public class EntriesShown {
    public static class Box {
        private final Map<String, String> map = new HashMap<>();
        public Box() { map.put("a", "b"); }
        public Set<Map.Entry<String, String>> entries() { return map.entrySet(); }
        public int length() { String s = map.get("a"); return s.length(); }
    }
}

class EntriesShownDriver {
    public static void main(String[] args) {
        EntriesShown.Box p = new EntriesShown.Box(); p.entries().iterator().next().setValue(null); p.length();
    }
}
