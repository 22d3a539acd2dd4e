import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sorted maps and sorts: which elements are compared, in which order. */
class Sorted {
    private static final StringBuilder LOG = new StringBuilder();

    private static final Comparator<Integer> NOTED = (x, y) -> {
        LOG.append(x).append(x < y ? '<' : '>').append(y).append(' ');
        return Integer.compare(x, y);
    };

    private static void show(Object o) {
        System.out.println(o + " " + LOG.length() + " " + LOG.toString().hashCode());
        if (LOG.length() < 200) {
            System.out.println(LOG);
        }
        LOG.setLength(0);
    }

    static void all() {
        maps();
        sets();
        for (int n : new int[] {5, 31, 32, 33, 64, 100, 257}) {
            sorts(n);
        }
        wrong();
    }

    private static void maps() {
        TreeMap<Integer, String> m = new TreeMap<>(NOTED);
        for (int i = 0; i < 12; i++) {
            show(m.put(i * 7 % 11, "v" + i));
        }
        show(m);
        NavigableMap<Integer, String> part = m.subMap(2, true, 8, false);
        show(part + " " + part.firstKey() + " " + part.descendingMap() + " " + part.headMap(5) + " " + m.floorKey(4) + " " + m.higherEntry(9) + " " + m.ceilingEntry(20));
        part.remove(3);
        show(m.pollFirstEntry() + " " + m.lastEntry() + " " + m.containsValue("v3") + " " + part.size());
        for (Iterator<Map.Entry<Integer, String>> i = m.entrySet().iterator(); i.hasNext();) {
            Map.Entry<Integer, String> e = i.next();
            if (e.getKey() % 2 == 0) {
                i.remove();
            } else {
                e.setValue(e.getValue() + "!");
            }
        }
        show(m + " " + m.descendingKeySet() + " " + m.hashCode() + " " + m.equals(new TreeMap<>(m)) + " " + m.clone());
        show(m.merge(5, "x", String::concat) + m.computeIfAbsent(6, k -> "six") + m.computeIfPresent(9, (k, v) -> null) + m.getOrDefault(77, "none") + m.putIfAbsent(1, "z") + m.replace(1, "one"));
        m.putAll(Map.of(20, "a"));
        m.replaceAll((k, v) -> k + v);
        show(m.keySet() + " " + m.values());
        try {
            for (Integer k : m.keySet()) {
                m.remove(k);
            }
        } catch (ConcurrentModificationException e) {
            show(e.getMessage());
        }
        try {
            part.put(9, "");
        } catch (IllegalArgumentException e) {
            show(e.getMessage());
        }
        try {
            new TreeMap<Object, Object>().put(new Object(), 1);
        } catch (ClassCastException e) {
            show("cast");
        }
    }

    private static void sets() {
        TreeSet<Integer> s = new TreeSet<>(NOTED);
        Collections.addAll(s, 4, 9, 1, 7, 4, 3);
        show(s + " " + s.first() + " " + s.lower(4) + " " + s.tailSet(4) + " " + s.descendingSet());
        NavigableSet<Integer> part = s.headSet(7, true);
        show(part.pollLast() + " " + s + " " + part.retainAll(List.of(3, 4)) + " " + s + " " + s.remove(9) + " " + s.contains(1));
        TreeSet<String> texts = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Collections.addAll(texts, "b", "A", "B", "c", "a");
        show(texts + " " + texts.ceiling("AA") + " " + new TreeSet<>(texts).comparator().equals(texts.comparator()) + String.CASE_INSENSITIVE_ORDER.compare("\u00c9a", "\u00e9B") + "stra\u00dfe".compareToIgnoreCase("STRASSE"));
    }

    private static void sorts(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i < n / 2 ? i : i * 37 % 101);
        }
        Integer[] array = list.toArray(new Integer[0]);
        Arrays.sort(array, NOTED);
        show(Arrays.hashCode(array));
        Arrays.sort(array, Collections.reverseOrder(NOTED));
        show(array[n / 2]);
        List<Integer> copy = new ArrayList<>(list);
        copy.sort(NOTED);
        show(copy.hashCode());
        Collections.shuffle(copy, new java.util.Random(n));
        Collections.sort(copy);
        show(copy.subList(0, 5));
        show(list.stream().sorted(NOTED.reversed()).limit(4).toList());
    }

    private static void wrong() {
        Integer[] array = new Integer[100];
        for (int i = 0; i < array.length; i++) {
            array[i] = i * 53 % 97;
        }
        try {
            Arrays.sort(array, (x, y) -> (x + y) % 3 - 1);
            show(Arrays.toString(array));
        } catch (IllegalArgumentException e) {
            show(e.getMessage());
        }
        try {
            array[50] = null;
            Arrays.sort(array);
        } catch (NullPointerException e) {
            show(array[0]);
        }
    }
}
