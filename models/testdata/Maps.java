import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

public class Maps {
    static void p(Object o) {
        System.out.println(o + "");
    }

    static class Clash {
        final int n;

        Clash(int n) {
            this.n = n;
        }

        public int hashCode() {
            return n % 3;
        }

        public boolean equals(Object o) {
            return o instanceof Clash && ((Clash) o).n == n;
        }

        public String toString() {
            return "c" + n;
        }
    }

    static void fill(Map<String, Integer> m) {
        for (int i = 0; i < 30; i++) {
            m.put("k" + i * 7 % 31, i);
        }
        p(m);
        p(m.put("k3", 99) + " " + m.put("new", null) + " " + m.get("k3") + m.get("new") + m.get("none") + m.get(null) + m.size() + m.containsKey("k4") + m.containsKey("x") + m.containsValue(99) + m.containsValue(null));
        p(m.remove("k5") + " " + m.remove("none") + m.getOrDefault("k5", -1) + m.putIfAbsent("k5", 5) + m.putIfAbsent("k5", 6) + m.putIfAbsent("new", 7));
        m.put(null, 0);
        p(m.get(null) + " " + m);
        p(m.computeIfAbsent("ca", k -> 1) + " " + m.computeIfAbsent("ca", k -> 2) + m.computeIfAbsent("cb", k -> null) + m.computeIfPresent("ca", (k, v) -> v + 10) + m.computeIfPresent("zz", (k, v) -> v) + m.compute("ca", (k, v) -> null) + m.compute("cc", (k, v) -> v == null ? 5 : 6));
        for (int i = 0; i < 40; i++) {
            m.merge("m" + i % 13, i, (a, b) -> a + b);
        }
        p(m);
        int sum = 0;
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            if (e.getValue() > 20) {
                e.setValue(20);
            }
            sum += e.getValue();
        }
        p(sum);
        for (Iterator<String> it = m.keySet().iterator(); it.hasNext();) {
            String k = it.next();
            if (k != null && k.length() == 2) {
                it.remove();
            }
        }
        p(m.keySet() + " " + m.values() + m.entrySet().size());
        m.values().removeIf(v -> v == 20);
        p(m);
        m.keySet().retainAll(Arrays.asList("k10", "k11", "k12", "k13", null, "cc"));
        p(m);
        m.forEach((k, v) -> p(k + "->" + v));
        try {
            for (String k : m.keySet()) {
                m.put(k + "x", 1);
            }
        } catch (ConcurrentModificationException e) {
            p("changed");
        }
        Map<String, Integer> n = new HashMap<>(m);
        p(n.equals(m) + " " + (n.hashCode() == m.hashCode()) + m.equals("x") + n);
        n.put("other", 1);
        p(n.equals(m));
        m.putAll(n);
        p(m);
        m.clear();
        p(m + " " + m.isEmpty() + m.size());
        try {
            m.keySet().iterator().next();
        } catch (NoSuchElementException e) {
            p("none");
        }
    }

    static void sets(Set<Object> s) {
        for (int i = 0; i < 20; i++) {
            s.add(i * 37 % 101);
            s.add("s" + i % 5);
            s.add(new Clash(i % 7));
        }
        p(s);
        p(s.size() + " " + s.add(37) + s.add("more") + s.contains(new Clash(3)) + s.contains(null) + s.remove("s1") + s.remove("s1"));
        s.removeAll(Arrays.asList(0, 37, new Clash(2)));
        p(s);
        Set<Object> t = new HashSet<>(s);
        p(t.equals(s) + " " + (t.hashCode() == s.hashCode()) + s.containsAll(t));
        t.retainAll(Arrays.asList("s2", "s3"));
        p(t);
        p(new ArrayList<>(t) + Arrays.toString(t.toArray()));
        for (Iterator<Object> it = s.iterator(); it.hasNext();) {
            if (it.next() instanceof Integer) {
                it.remove();
            }
        }
        p(s);
        s.clear();
        p(s.isEmpty());
    }

    static class Cache<K, V> extends LinkedHashMap<K, V> {
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            return size() > 3;
        }
    }

    public static void main(String[] args) {
        fill(new HashMap<>());
        fill(new HashMap<>(3));
        fill(new LinkedHashMap<>());
        sets(new HashSet<>());
        sets(new LinkedHashSet<>());
        HashMap<Clash, Integer> clashes = new HashMap<>();
        for (int i = 0; i < 20; i++) {
            clashes.put(new Clash(i * 5 % 20), i);
        }
        p(clashes);
        HashMap<Clash, Integer> merged = new HashMap<>(1);
        for (int i = 0; i < 20; i++) {
            merged.merge(new Clash(i * 5 % 20), i, Integer::sum);
        }
        p(merged);
        Map<Integer, String> few = new HashMap<>();
        few.put(17, "a");
        few.put(1, "b");
        few.put(33, "c");
        Map<Integer, String> copy = new HashMap<>();
        copy.putAll(few);
        p(few + " " + copy + new HashMap<>(few));
        Cache<Integer, Integer> cache = new Cache<>();
        for (int i = 0; i < 6; i++) {
            cache.put(i, i * i);
        }
        p(cache);
        try {
            new HashMap<Integer, Integer>(-1);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
    }
}
