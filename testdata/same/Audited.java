import java.util.*;

// What the generated audit (difftest/audit) found. Each method has the value here that it has on the JVM.
public class Audited {
    enum Day { MON, TUE }

    static Map<Day, String> days() { Map<Day, String> m = new EnumMap<>(Day.class); m.put(Day.MON, "a"); return m; }

    static boolean keysOfEnums() { Map<Day, String> m = days(); return m.keySet() == m.keySet(); }
    static boolean valuesOfEnums() { Map<Day, String> m = days(); return m.values() == m.values(); }
    static boolean entriesOfEnums() { Map<Day, String> m = days(); return m.entrySet() == m.entrySet(); }
    static boolean keysOfTwo() { return days().keySet() == days().keySet(); }
    static boolean copiedEntry() { Map.Entry<String, String> e = Map.entry("a", "b"); return Map.Entry.copyOf(e) == e; }
    static boolean copiedOther() { Map.Entry<String, String> e = new AbstractMap.SimpleEntry<>("a", "b"); return Map.Entry.copyOf(e) == e; }
    static boolean copiedEqual() { Map.Entry<String, String> e = new AbstractMap.SimpleEntry<>("a", "b"); return Map.Entry.copyOf(e).equals(e); }
}
