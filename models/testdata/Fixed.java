import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;

public class Fixed {
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
        } catch (ArrayIndexOutOfBoundsException e) {
            p("array index " + e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            p("index");
        } catch (IllegalStateException e) {
            p("state");
        } catch (IllegalArgumentException e) {
            p("argument");
        } catch (ConcurrentModificationException e) {
            p("changed");
        } catch (UnsupportedOperationException e) {
            p("unsupported");
        } catch (ClassCastException e) {
            p("cast");
        }
    }

    /** What a list that nobody can change does. */
    static void list(List<Integer> l) {
        p(l + " " + l.size() + l.isEmpty() + l.hashCode() + l.equals(new ArrayList<>(l)) + new ArrayList<>(l).equals(l) + l.toArray().length + l.toArray(new Integer[2]).length);
        for (int i = -1; i < 4; i++) {
            int k = i;
            t(() -> l.get(k));
            t(() -> l.set(k, 5));
            t(() -> {
                l.add(k, 5);
                return null;
            });
            t(() -> l.remove(k));
            t(() -> l.contains(k) + " " + l.indexOf(k) + l.lastIndexOf(k));
        }
        t(() -> l.add(7));
        t(() -> l.remove(Integer.valueOf(1)));
        t(() -> l.remove(Integer.valueOf(77)));
        t(() -> {
            l.clear();
            return "cleared";
        });
        t(() -> l.addAll(Arrays.asList(1)));
        t(() -> l.removeIf(x -> x > 100));
        t(() -> {
            l.sort(null);
            return "sorted";
        });
        t(() -> {
            l.replaceAll(x -> x);
            return "replaced";
        });
        t(() -> l.contains(null));
        t(() -> l.iterator().next());
        t(() -> {
            Iterator<Integer> it = l.iterator();
            it.next();
            it.remove();
            return null;
        });
        int sum = 0;
        for (int x : l) {
            sum += x;
        }
        p(sum);
    }

    static <T extends Comparable<T>> List<T> sorted(Collection<T> c) {
        List<T> l = new ArrayList<>(c);
        Collections.sort(l);
        return l;
    }

    /** What a set that nobody can change does, in any order. */
    static void set(Set<Integer> s) {
        p(sorted(s) + " " + s.size() + s.isEmpty() + s.hashCode() + s.equals(new HashSet<>(s)) + new HashSet<>(s).equals(s));
        t(() -> s.contains(1) + " " + s.contains(77));
        t(() -> s.contains(null));
        t(() -> s.add(5));
        t(() -> s.remove(1));
        t(() -> s.remove(77));
        t(() -> {
            Iterator<Integer> it = s.iterator();
            for (int i = 0; i < 9; i++) {
                it.next();
            }
            return null;
        });
        t(() -> {
            s.clear();
            return "cleared";
        });
    }

    static void map(Map<String, Integer> m) {
        p(new TreeMap<>(m) + " " + m.size() + m.isEmpty() + m.hashCode() + m.equals(new HashMap<>(m)) + new HashMap<>(m).equals(m));
        t(() -> m.get("a") + " " + m.get("zz") + m.getOrDefault("a", 7) + m.getOrDefault("zz", 7) + m.containsKey("b") + m.containsKey("q") + m.containsValue(2) + m.containsValue(9));
        t(() -> m.get(null));
        t(() -> m.put("x", 1));
        t(() -> m.remove("a"));
        t(() -> m.remove("zz"));
        t(() -> m.putIfAbsent("a", 3));
        t(() -> m.merge("a", 3, Integer::sum));
        t(() -> m.computeIfAbsent("zz", k -> 3));
        t(() -> sorted(m.keySet()) + " " + sorted(m.values()) + m.entrySet().size());
        t(() -> m.entrySet().iterator().next().setValue(4));
        t(() -> m.keySet().remove("a"));
        t(() -> {
            int sum = 0;
            for (Map.Entry<String, Integer> e : m.entrySet()) {
                sum += e.getValue() * e.getKey().length();
            }
            return sum;
        });
        t(() -> {
            m.clear();
            return "cleared";
        });
    }

    static void of() {
        list(List.of());
        list(List.of(1));
        list(List.of(1, 2));
        list(List.of(3, 1, 2));
        list(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
        list(List.copyOf(new LinkedList<>(Arrays.asList(1, 2))));
        t(() -> List.of(1, null));
        t(() -> List.of((Object[]) null));
        t(() -> List.copyOf(Arrays.asList(1, null)));
        t(() -> List.copyOf(null));
        ListIterator<Integer> it = List.of(1, 2, 3).listIterator(1);
        p(it.previous() + " " + it.next() + it.next() + it.nextIndex() + it.hasPrevious());
        t(() -> List.of(1, 2).listIterator(3));
        set(Set.of());
        set(Set.of(1));
        set(Set.of(2, 1));
        set(Set.of(100, 1, -7, 12, 8, 9));
        set(Set.copyOf(Arrays.asList(1, 2, 1)));
        t(() -> Set.of(1, 1));
        t(() -> Set.of(1, 2, 3, 2));
        t(() -> Set.of(1, null));
        map(Map.of());
        map(Map.of("a", 1));
        map(Map.of("a", 1, "b", 2, "c", 3));
        map(Map.ofEntries(Map.entry("a", 1), Map.entry("b", 2)));
        map(Map.copyOf(new HashMap<>(Map.of("a", 1, "b", 2))));
        t(() -> Map.of("a", 1, "a", 2));
        t(() -> Map.of("a", null));
        t(() -> Map.entry(null, 1));
        Map.Entry<String, Integer> e = Map.entry("k", 5);
        p(e + " " + e.getKey() + e.getValue() + e.hashCode() + e.equals(new AbstractMap.SimpleEntry<>("k", 5)));
        t(() -> e.setValue(1));
        AbstractMap.SimpleEntry<String, Integer> s = new AbstractMap.SimpleEntry<>("k", null);
        p(s.setValue(4) + " " + s + s.equals(e) + s.hashCode());
        t(() -> new AbstractMap.SimpleImmutableEntry<>("k", 1).setValue(2));
    }

    static void places(List<Integer> view) {
        StringBuilder text = new StringBuilder();
        ListIterator<Integer> it = view.listIterator(view.size());
        while (it.hasPrevious()) {
            text.append(it.previousIndex()).append(it.previous()).append(it.nextIndex());
        }
        it.next();
        it.forEachRemaining(text::append);
        p(text + " " + it.hasNext());
        t(() -> view.listIterator(9));
        t(() -> view.listIterator().previous());
        t(() -> it.next());
        t(() -> {
            it.remove();
            return null;
        });
        t(() -> {
            it.set(1);
            return null;
        });
        t(() -> {
            it.add(1);
            return null;
        });
    }

    static void views() {
        ArrayList<Integer> base = new ArrayList<>(Arrays.asList(1, 2, 3));
        list(Collections.unmodifiableList(base));
        list(Collections.emptyList());
        list(Collections.singletonList(1));
        list(Collections.nCopies(3, 1));
        set(Collections.unmodifiableSet(new HashSet<>(base)));
        set(Collections.emptySet());
        set(Collections.singleton(1));
        Map<String, Integer> m = new HashMap<>(Map.of("a", 1, "b", 2));
        map(Collections.unmodifiableMap(m));
        map(Collections.emptyMap());
        map(Collections.singletonMap("a", 1));
        List<Integer> view = Collections.unmodifiableList(base);
        base.add(4);
        places(view);
        places(Collections.unmodifiableList(new LinkedList<>(base)));
        p(view + " " + view.size() + Collections.unmodifiableCollection(base).contains(4) + Collections.unmodifiableCollection(base).equals(base));
        t(() -> Collections.unmodifiableCollection(base).add(1));
        t(() -> Collections.unmodifiableList(null));
        t(() -> {
            for (int x : view) {
                base.add(x);
            }
            return null;
        });
        Integer[] a = {1, 2, 3};
        list(Arrays.asList(a));
        p(Arrays.toString(a));
        List<String> synced = Collections.synchronizedList(new ArrayList<>());
        synced.add("x");
        p(synced.get(0));
    }

    static void algorithms() {
        List<Integer> l = new ArrayList<>(Arrays.asList(5, 3, 9, -1, 3));
        Collections.sort(l);
        p(l + " " + Collections.max(l) + Collections.min(l) + Collections.binarySearch(l, 5) + Collections.binarySearch(l, 4) + Collections.frequency(l, 3));
        Collections.reverse(l);
        p(l);
        Collections.sort(l, Collections.reverseOrder());
        p(l + " " + Collections.max(l, (x, y) -> y - x) + Collections.min(l, Collections.reverseOrder()));
        Collections.swap(l, 0, 4);
        p(l);
        t(() -> {
            Collections.swap(l, 0, 9);
            return null;
        });
        Collections.fill(l, 8);
        p(l + " " + Collections.addAll(l, 1, 2) + l + Collections.disjoint(l, List.of(7)) + Collections.disjoint(l, List.of(8)));
        List<Integer> to = new ArrayList<>(Arrays.asList(0, 0, 0));
        Collections.copy(to, List.of(7, 8));
        p(to);
        t(() -> {
            Collections.copy(to, l);
            return null;
        });
        t(() -> Collections.max(new ArrayList<Integer>()));
        t(() -> Collections.min(new TreeSet<Integer>()));
        t(() -> Collections.nCopies(-1, 1));
        t(() -> {
            Collections.sort((List<Integer>) null);
            return null;
        });
        t(() -> {
            Collections.sort(new ArrayList<>(Arrays.asList(1, null)));
            return null;
        });
        List<Map.Entry<String, Integer>> es = new ArrayList<>(new TreeMap<>(Map.of("a", 2, "b", 1, "c", 3)).entrySet());
        es.sort(Map.Entry.comparingByValue());
        p(es);
        es.sort(Map.Entry.comparingByKey(Collections.reverseOrder()));
        p(es);
        LinkedList<String> names = new LinkedList<>(Arrays.asList("c", "a", "b"));
        Collections.sort(names);
        Collections.reverse(names);
        p(names);
    }

    static void optionals() {
        OptionalInt none = OptionalInt.empty();
        OptionalInt some = OptionalInt.of(7);
        p(none + " " + some + none.isPresent() + some.isPresent() + none.isEmpty() + some.getAsInt() + none.orElse(3) + some.orElse(3) + none.orElseGet(() -> 4) + some.equals(OptionalInt.of(7)) + some.equals(none) + some.hashCode() + none.hashCode());
        some.ifPresent(x -> p(x));
        none.ifPresentOrElse(x -> p(x), () -> p("absent"));
        t(() -> none.getAsInt());
        t(() -> none.orElseThrow());
        t(() -> none.orElseThrow(() -> new IllegalStateException("mine")));
        p(OptionalLong.of(1L << 40) + " " + OptionalLong.empty().orElse(5) + OptionalDouble.empty().isPresent() + (OptionalDouble.of(2.5).getAsDouble() > 2));
        t(() -> OptionalLong.empty().getAsLong());
        t(() -> OptionalDouble.empty().getAsDouble() > 0);
        StringJoiner j = new StringJoiner(", ", "[", "]");
        p(j + " " + j.length() + j.add("a").add("b").add(null) + j.length() + j.merge(new StringJoiner("-").add("x").add("y")));
        p(new StringJoiner("/").setEmptyValue("EMPTY") + " " + new StringJoiner("/"));
        t(() -> new StringJoiner(null));
    }

    public static void main(String[] args) {
        of();
        views();
        algorithms();
        optionals();
    }
}
