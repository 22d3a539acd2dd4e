import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class Sorted {
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
        } catch (UnsupportedOperationException e) {
            p("unsupported");
        } catch (ClassCastException e) {
            p("cast");
        }
    }

    static void map(TreeMap<String, Integer> m) {
        t(() -> m.firstKey());
        t(() -> m.lastKey());
        t(() -> m.get(null));
        t(() -> m.containsKey("a") + " " + m.firstEntry() + m.lastEntry() + m.pollFirstEntry() + m.pollLastEntry() + m.floorKey("a") + m.higherEntry("b"));
        t(() -> m.put(null, 1));
        m.clear();
        for (int i = 0; i < 30; i++) {
            m.put("k" + i * 7 % 31, i);
        }
        p(m);
        p(m.put("k3", 99) + " " + m.put("new", null) + " " + m.get("k3") + m.get("new") + m.get("none") + m.size() + m.containsKey("k4") + m.containsKey("x") + m.containsValue(99) + m.containsValue(null) + m.containsValue(1000));
        p(m.remove("k5") + " " + m.remove("none") + m.getOrDefault("k5", -1) + m.putIfAbsent("k5", 5) + m.putIfAbsent("k5", 6) + m.putIfAbsent("new", 7) + m.remove("k5", 6) + m.remove("k5", 5) + m.replace("k6", 1) + m.replace("zz", 1) + m.replace("k6", 1, 2) + m.replace("k6", 1, 3));
        for (String k : new String[] {"a", "k0", "k15", "k151", "k3", "z"}) {
            p(m.lowerKey(k) + " " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.higherKey(k) + " " + m.lowerEntry(k) + m.floorEntry(k) + m.ceilingEntry(k) + m.higherEntry(k));
        }
        p(m.firstKey() + m.lastKey() + m.firstEntry() + m.lastEntry() + m.pollFirstEntry() + m.pollLastEntry() + m.size());
        t(() -> m.firstEntry().setValue(4));
        p(m.computeIfAbsent("ca", k -> 1) + " " + m.computeIfAbsent("ca", k -> 2) + m.computeIfAbsent("cb", k -> null) + m.computeIfPresent("ca", (k, v) -> v + 10) + m.computeIfPresent("zz", (k, v) -> v) + m.compute("ca", (k, v) -> null) + m.compute("cc", (k, v) -> v == null ? 5 : 6));
        for (int i = 0; i < 40; i++) {
            m.merge("m" + i % 13, i, (a, b) -> a + b);
        }
        t(() -> m.merge("m1", 1, (a, b) -> null) + " " + m.containsKey("m1"));
        t(() -> m.merge("m2", null, (a, b) -> a));
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
            if (it.next().length() == 2) {
                it.remove();
            }
        }
        p(m.keySet() + " " + m.values() + m.entrySet().size());
        m.values().removeIf(v -> v == 20);
        p(m);
        m.keySet().retainAll(Arrays.asList("k10", "k11", "k12", "k13", "cc"));
        p(m);
        m.forEach((k, v) -> p(k + "->" + v));
        m.replaceAll((k, v) -> v + 1);
        t(() -> {
            for (String k : m.keySet()) {
                m.put(k + "x", 1);
            }
            return null;
        });
        t(() -> {
            m.forEach((k, v) -> m.put(k + "y", 1));
            return null;
        });
        t(() -> m.computeIfAbsent("q", k -> m.put("r", 1) == null ? 1 : 2));
        Map<String, Integer> n = new HashMap<>(m);
        p(n.equals(m) + " " + m.equals(n) + (n.hashCode() == m.hashCode()) + m.equals("x"));
        p(m.keySet().equals(n.keySet()) + " " + m.entrySet().equals(n.entrySet()) + m.keySet().contains("cc") + m.keySet().remove("cc") + m.entrySet().contains(m.firstEntry()) + m.entrySet().remove(m.firstEntry()));
        m.putAll(n);
        p(m + " " + new TreeMap<>(m) + new TreeMap<>(n) + m.clone());
        m.clear();
        p(m + " " + m.isEmpty() + m.size());
        t(() -> m.keySet().iterator().next());
        t(() -> {
            m.keySet().iterator().remove();
            return null;
        });
        t(() -> m.keySet().add("x"));
    }

    static class Plain {
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void sets() {
        TreeSet<Integer> s = new TreeSet<>();
        for (int i = 0; i < 20; i++) {
            s.add(i * 37 % 23);
        }
        p(s + " " + s.first() + s.last() + s.floor(7) + s.ceiling(7) + s.lower(0) + s.higher(22) + s.add(3) + s.add(300) + s.remove(5) + s.remove(5) + s.contains(4) + s.size());
        p(s.pollFirst() + " " + s.pollLast() + s.isEmpty());
        StringBuilder b = new StringBuilder();
        for (Iterator<Integer> it = s.descendingIterator(); it.hasNext();) {
            int x = it.next();
            b.append(x).append(' ');
            if (x % 3 == 0) {
                it.remove();
            }
        }
        p(b + "" + s);
        Set<Integer> t = new TreeSet<>(s);
        p(t.equals(s) + " " + (t.hashCode() == s.hashCode()) + s.containsAll(t) + t.retainAll(Arrays.asList(1, 2, 4)) + t + s.removeAll(t) + s);
        p(new ArrayList<>(t) + Arrays.toString(t.toArray()) + Arrays.toString(t.toArray(new Integer[5])));
        TreeSet<String> r = new TreeSet<>(Comparator.reverseOrder());
        r.addAll(Arrays.asList("b", "a", "c", "a"));
        p(r + " " + r.first() + new TreeSet<>((java.util.SortedSet<String>) r));
        TreeSet<String> byLength = new TreeSet<>((x, y) -> x.length() - y.length());
        p(byLength.add("aa") + " " + byLength.add("bb") + byLength.add("c") + byLength + byLength.contains("zz"));
        t(() -> new TreeSet<Integer>().first());
        t(() -> new TreeSet<Integer>().last());
        t(() -> new TreeSet<Integer>().pollFirst());
        t(() -> new TreeSet<Integer>().add(null));
        t(() -> new TreeSet<Object>().add(new Plain()));
        t(() -> new TreeSet<Object>().contains(new Plain()));
        t(() -> {
            TreeSet raw = new TreeSet();
            raw.add(1);
            raw.add("x");
            return raw;
        });
        t(() -> {
            for (int x : s) {
                s.add(x + 1000);
            }
            return null;
        });
        t(() -> {
            s.forEach(x -> s.remove(x));
            return null;
        });
    }

    public static void main(String[] args) {
        map(new TreeMap<>());
        sets();
        NavigableMap<Integer, String> back = new TreeMap<>((a, b) -> b - a);
        for (int i = 0; i < 5; i++) {
            back.put(i, "v" + i);
        }
        p(back + " " + back.firstKey() + back.floorKey(2) + back.lowerKey(2) + back.higherKey(2) + (back.comparator() != null));
        t(() -> new TreeMap<String, Integer>((Map<String, Integer>) null));
        t(() -> new TreeMap<Object, Integer>().put(new Plain(), 1));
    }
}
