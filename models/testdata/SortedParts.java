import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Parts of sorted maps and sets, and their opposite order. */
public class SortedParts {
    static void p(Object o) {
        System.out.println(o + "");
    }

    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            p(a.run());
        } catch (NoSuchElementException e) {
            p("none");
        } catch (NullPointerException e) {
            p("null");
        } catch (IllegalStateException e) {
            p("state");
        } catch (ConcurrentModificationException e) {
            p("changed");
        } catch (IllegalArgumentException e) {
            p("argument " + e.getMessage());
        } catch (UnsupportedOperationException e) {
            p("unsupported");
        } catch (ClassCastException e) {
            p("cast");
        }
    }

    static TreeMap<Integer, String> map() {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 0; i < 10; i++) {
            m.put(i * 3, "v" + i);
        }
        return m;
    }

    static void around(NavigableMap<Integer, String> m) {
        p(m + " " + m.size() + m.isEmpty() + m.keySet() + m.values() + m.entrySet() + m.descendingKeySet() + m.descendingMap());
        t(() -> m.firstKey() + " " + m.lastKey());
        p(m.firstEntry() + " " + m.lastEntry());
        for (int k = -1; k < 30; k += 4) {
            int key = k;
            p(m.get(k) + " " + m.containsKey(k) + m.lowerKey(k) + m.floorKey(k) + m.ceilingKey(k) + m.higherKey(k) + m.lowerEntry(k) + m.floorEntry(k) + m.ceilingEntry(k) + m.higherEntry(k));
            t(() -> m.headMap(key) + "" + m.headMap(key, true));
            t(() -> m.tailMap(key) + "" + m.tailMap(key, false));
            t(() -> m.subMap(key, key + 5) + "" + m.subMap(key, false, key + 5, true));
            t(() -> m.subMap(key + 5, key));
        }
        t(() -> m.comparator() == null ? "natural" : m.comparator().compare(1, 2));
    }

    static void change(NavigableMap<Integer, String> m, TreeMap<Integer, String> whole) {
        t(() -> m.put(10, "ten"));
        t(() -> m.put(100, "hundred"));
        t(() -> m.putIfAbsent(10, "other") + m.putIfAbsent(-7, "x"));
        t(() -> m.merge(10, "!", (a, b) -> a + b));
        t(() -> m.merge(100, "!", (a, b) -> a + b));
        t(() -> m.computeIfAbsent(11, k -> "eleven") + m.computeIfAbsent(101, k -> null));
        t(() -> m.computeIfAbsent(101, k -> "no"));
        t(() -> m.compute(11, (k, v) -> v + k) + m.compute(101, (k, v) -> null));
        t(() -> m.compute(101, (k, v) -> "no"));
        t(() -> m.computeIfPresent(11, (k, v) -> null) + m.computeIfPresent(101, (k, v) -> "no"));
        t(() -> m.remove(10) + m.remove(100) + m.remove(3));
        t(() -> m.pollFirstEntry() + " " + m.pollLastEntry() + m.size() + whole.size());
        Iterator<Integer> it = m.keySet().iterator();
        t(() -> {
            it.remove();
            return "";
        });
        t(() -> it.next() + " " + it.hasNext());
        t(() -> {
            it.remove();
            return m + "" + whole;
        });
        whole.put(13, "thirteen");
        t(() -> it.hasNext());
        t(() -> it.next());
        p(m.entrySet().contains(Map.entry(13, "thirteen")) + " " + m.entrySet().remove(Map.entry(13, "x")) + m.entrySet().remove(Map.entry(13, "thirteen")) + m.keySet().contains(6) + m.keySet().remove(6) + m.values().remove("v4") + whole);
        for (Map.Entry<Integer, String> e : m.entrySet()) {
            e.setValue(e.getValue() + "+");
        }
        p(m.equals(new TreeMap<>(m)) + " " + (m.hashCode() == new TreeMap<>(m).hashCode()) + whole);
        m.replaceAll((k, v) -> v + k);
        List<Integer> keys = new ArrayList<>();
        m.forEach((k, v) -> keys.add(k));
        p(keys + " " + m.containsValue("v5+15"));
        m.clear();
        t(() -> m.firstKey());
        t(() -> m.keySet().iterator().next());
        p(m.pollFirstEntry() + " " + m + whole + m.isEmpty());
    }

    static void sets() {
        NavigableSet<String> s = new TreeSet<>(List.of("pear", "apple", "fig", "kiwi", "plum", "lime"));
        NavigableSet<String> part = s.subSet("banana", true, "lime", true);
        p(part + " " + part.size() + part.first() + part.last() + s.headSet("kiwi") + s.tailSet("kiwi") + s.headSet("kiwi", true) + s.tailSet("kiwi", false) + s.subSet("a", "g") + s.descendingSet() + part.descendingSet().headSet("kiwi"));
        t(() -> part.add("grape") + " " + part.add("grape") + part + s);
        t(() -> part.add("zebra"));
        t(() -> part.remove("zebra") + " " + part.remove("fig") + part.pollFirst() + part.pollLast() + s);
        t(() -> s.subSet("z", "a"));
        t(() -> s.headSet(null));
        t(() -> part.addAll(List.of("cherry", "date")) + " " + part.contains("date") + part.contains("pear") + part.lower("date") + part.higher("date") + part.floor("z") + part.ceiling("a"));
        for (Iterator<String> it = part.descendingIterator(); it.hasNext();) {
            if (it.next().startsWith("d")) {
                it.remove();
            }
        }
        p(part + " " + s + s.descendingIterator().next() + part.equals(new TreeSet<>(part)) + (part.getClass() == TreeSet.class));
        part.clear();
        p(part.isEmpty() + " " + part + s);
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> m = map();
        around(m);
        around(m.subMap(6, true, 21, true));
        around(m.subMap(6, false, 21, false));
        around(m.headMap(14, true));
        around(m.tailMap(14, false).descendingMap());
        around(m.descendingMap());
        around(m.descendingMap().subMap(20, true, 6, false));
        around(m.descendingMap().headMap(9, false).tailMap(24, true));
        around(new TreeMap<Integer, String>(Comparator.reverseOrder()).descendingMap());
        t(() -> m.subMap(null, 3));
        t(() -> m.headMap(null));
        t(() -> m.tailMap(5).headMap(3));
        TreeMap<Integer, String> n = map();
        change(n.subMap(3, true, 24, true), n);
        n = map();
        change(n.descendingMap(), n);
        n = map();
        change(n.tailMap(4, true).descendingMap(), n);
        SortedMap<Integer, String> c = new TreeMap<>(map().tailMap(9));
        p(c + " " + (m.descendingMap() == m.descendingMap()) + (m.headMap(3) == m.headMap(3)) + m.descendingMap().descendingMap());
        sets();
    }
}
