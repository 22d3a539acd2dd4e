import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: since JDK 21, the views of a LinkedHashMap are made by
// methods that older JDKs do not have, and a class of the program may have.
class Hooks {
    static class Silent extends LinkedHashMap<String, String> {
        int calls;
        public Set sequencedEntrySet() { calls++; return new HashSet<Map.Entry<String, String>>(); }
    }
    static class Sub extends Silent { }
    static class Plain extends LinkedHashMap<String, String> {
        public Set sequencedEntrySet(int n) { return null; }
    }

    static void own() { Silent m = new Silent(); m.put("a", "b"); assert m.entrySet().size() == 1; } // not SAFE
    static void inherited() { Sub m = new Sub(); m.entrySet(); assert m.calls == 0; } // not SAFE
    static void called() { Sub m = new Sub(); m.entrySet(); assert m.calls == 1; } // not UNSAFE
    static void values() { Sub m = new Sub(); m.put("a", "b"); assert m.values().size() == 2; } // not UNSAFE
    static void outside(Silent m) { if (m != null) { m.entrySet(); assert m.calls == 7; } } // not SAFE
    static void other() { Plain m = new Plain(); m.put("a", "b"); assert m.entrySet().size() == 2; } // not SAFE
}
