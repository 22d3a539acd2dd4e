import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Linked maps in the order of access, and load factors. */
public class AccessOrder {
    static void p(Object o) {
        System.out.println(o + "");
    }

    static class Cache extends LinkedHashMap<String, Integer> {
        Cache() {
            super(4, 0.6f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
            System.out.println("eldest " + e + " of " + size());
            return size() > 3;
        }
    }

    static void made(int capacity, float load) {
        try {
            p(new LinkedHashMap<String, String>(capacity, load, true).size() + new HashMap<String, String>(capacity, load).size() + new HashSet<String>(capacity, load).size() + new LinkedHashSet<String>(capacity, load).size());
        } catch (IllegalArgumentException e) {
            p("argument");
        }
    }

    static void fill(Map<Integer, Integer> m, int n) {
        for (int i = 0; i < n; i++) {
            m.put(i * 37 % 101, i);
        }
        p(m);
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
        for (String s : new String[] {"a", "b", "c", "d", "e"}) {
            m.put(s, (int) s.charAt(0));
        }
        p(m.get("b") + " " + m + m.get("x") + m);
        p(m.getOrDefault("a", 1) + " " + m + m.getOrDefault("x", 1) + m);
        p(m.put("c", 3) + " " + m + m.putIfAbsent("d", 4) + m + m.putIfAbsent("f", 6) + m);
        p(m.replace("e", 5) + " " + m + m.replace("b", 98, 2) + m + m.replace("b", 98, 2) + m);
        p(m.merge("a", 1, Integer::sum) + " " + m + m.compute("d", (k, v) -> v + 1) + m + m.computeIfPresent("c", (k, v) -> 9) + m + m.computeIfAbsent("e", k -> 7) + m + m.computeIfAbsent("g", k -> 8) + m);
        p(m.containsKey("a") + " " + m + m.containsValue(9) + m.keySet().contains("b") + m);
        m.putAll(Map.of("b", 22));
        p(m + " " + m.remove("d") + m);
        Iterator<String> it = m.keySet().iterator();
        p(it.next());
        m.get("e");
        try {
            p(it.next());
        } catch (ConcurrentModificationException e) {
            p("changed");
        }
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            e.setValue(e.getValue() + 1);
        }
        LinkedHashMap<String, Integer> copy = new LinkedHashMap<>(m);
        copy.get("a");
        @SuppressWarnings("unchecked")
        LinkedHashMap<String, Integer> clone = (LinkedHashMap<String, Integer>) ((LinkedHashMap<String, Integer>) m).clone();
        clone.get("f");
        p(copy + " " + clone + m);
        Map<String, Integer> c = new Cache();
        for (String s : new String[] {"one", "two", "three", "one", "four", "five"}) {
            c.merge(s, 1, Integer::sum);
            p(c);
        }
        made(0, 0.75f);
        made(-1, 0.75f);
        made(3, 0);
        made(3, -1);
        made(3, Float.NaN);
        made(3, 1e9f);
        for (int n = 1; n < 60; n += 7) {
            fill(new HashMap<>(3, 0.3f), n);
            fill(new HashMap<>(16, 2.5f), n);
            fill(new HashMap<>(1, 0.7f), n);
            fill(new HashMap<>(40, 0.9f), n);
            fill(new LinkedHashMap<>(2, 1.5f, true), n);
        }
        HashMap<Integer, Integer> heavy = new HashMap<>(5, 3f);
        fill(heavy, 23);
        Map<Integer, Integer> light = new HashMap<>(5, 0.25f);
        light.putAll(heavy);
        p(light + " " + heavy.clone() + new HashMap<>(heavy));
        HashSet<Integer> s = new HashSet<>(3, 2f);
        s.addAll(List.of(5, 70, 18, 33, 2, 16, 99));
        p(s + " " + s.clone() + new LinkedHashSet<>(s).clone() + (s.clone().getClass() == HashSet.class));
    }
}
