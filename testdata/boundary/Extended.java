import java.util.ArrayList;
import java.util.HashMap;
import java.util.SortedMap;
import java.util.TreeMap;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: an object from outside whose class extends a
// collection can hold anything.
class Extended {
    static class Names extends ArrayList<String> { }
    static class Sorted extends TreeMap<Integer, Integer> { }
    static class Counts extends HashMap<String, Integer> { }

    static void added(Names l) { if (l != null) { l.add("x"); assert l.size() == 1; } } // not SAFE
    static void first(Names l) { if (l != null && l.size() > 0) assert l.get(0) != null; } // not SAFE
    static void removed(Names l) { if (l != null && l.size() == 2) { l.remove(0); assert false; } } // not SAFE
    static void contained(Names l) { if (l != null) { boolean found = l.contains("q"); assert !found; } } // not SAFE
    static void counted(Counts c) { if (c != null) assert c.get("a") == null; } // not SAFE
    static void own() { Names l = new Names(); l.add("x"); assert l.size() == 1; } // not UNSAFE
    static void viewed() { Sorted t = new Sorted(); t.put(1, 1); SortedMap<Integer, Integer> h = t.headMap(5); if (h != null) h.clear(); assert t.size() == 1; } // not SAFE
    static void named(Thread.State s) { if (s != null) assert s.name() != "NEW"; } // not SAFE
}
