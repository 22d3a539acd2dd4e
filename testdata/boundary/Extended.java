import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: an object from outside whose class extends a
// collection can hold anything.
class Extended {
    static class Names extends ArrayList<String> { }
    static class Sorted extends TreeMap<Integer, Integer> { }
    static class Polluted extends AbstractMap<String, String> implements SortedMap<String, String> {
        public Comparator<String> comparator() { return null; }
        public SortedMap<String, String> subMap(String a, String b) { return this; }
        public SortedMap<String, String> headMap(String a) { return this; }
        public SortedMap<String, String> tailMap(String a) { return this; }
        public String firstKey() { return ""; }
        public String lastKey() { return ""; }
        public int size() { return 2; }
        @SuppressWarnings({"unchecked", "rawtypes"})
        public Set<Map.Entry<String, String>> entrySet() { Set s = new HashSet(); s.add("a"); s.add("b"); return s; }
    }
    static class Counts extends HashMap<String, Integer> { }

    static void added(Names l) { if (l != null) { l.add("x"); assert l.size() == 1; } } // not SAFE
    static void first(Names l) { if (l != null && l.size() > 0) assert l.get(0) != null; } // not SAFE
    static void removed(Names l) { if (l != null && l.size() == 2) { l.remove(0); assert false; } } // not SAFE
    static void contained(Names l) { if (l != null) { boolean found = l.contains("q"); assert !found; } } // not SAFE
    static void counted(Counts c) { if (c != null) assert c.get("a") == null; } // not SAFE
    static void own() { Names l = new Names(); l.add("x"); assert l.size() == 1; } // not UNSAFE
    static void viewed() { Sorted t = new Sorted(); t.put(1, 1); SortedMap<Integer, Integer> h = t.headMap(5); if (h != null) h.clear(); assert t.size() == 1; } // not SAFE
    static void polluted() { new TreeMap<String, String>((SortedMap<String, String>) new Polluted()); } // not SAFE
    static void named(Thread.State s) { if (s != null) assert s.name() != "NEW"; } // not SAFE
}
