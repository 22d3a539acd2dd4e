import java.util.*;
import java.util.function.*;

// What code of the JDK does with maps that the program makes, their views and entries. Each nested class has a main. The
// comments are as in Behind.java.
class Maps {
    static class A {
    }

    static class B {
    }

    static final class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static boolean isA(Object o) { return o instanceof A; }

    static class Entries {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            for (Map.Entry<Object, Object> e : m.entrySet()) {
                assert e != null; // holds
                Object k = e.getKey();
                Object v = e.getValue();
                assert k instanceof String; // holds
                assert v instanceof A; // holds
                assert isA(k); // fails
            }
        }
    }

    static class Views {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new LinkedHashMap<>();
            m.put("k", new A());
            for (Object k : m.keySet()) assert k instanceof String; // holds
            for (Object v : m.values()) {
                assert v instanceof A; // holds
                assert !isA(v); // fails
            }
        }
    }

    static class Sorted {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new TreeMap<>();
            m.put("k", new A());
            for (Map.Entry<Object, Object> e : m.entrySet()) {
                Object k = e.getKey();
                assert k instanceof String; // holds
                Object v = e.getValue();
                assert !isA(v); // fails
            }
        }
    }

    static class Several {
        static Map<Object, Object> of(int n) {
            return n == 0 ? new HashMap<>() : n == 1 ? new TreeMap<>() : new LinkedHashMap<>();
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = of(args.length);
            m.put("k", new A());
            Map<Object, Object> n = of(args.length);
            n.put("l", new B());
            for (Map.Entry<Object, Object> e : m.entrySet()) {
                Object k = e.getKey();
                assert k instanceof String; // holds
            }
            for (Object v : n.values()) assert isA(v); // fails
        }
    }

    static class SetValue {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            for (Map.Entry<Object, Object> e : m.entrySet()) e.setValue(new B());
            assert isA(m.get("k")); // fails
        }
    }

    static class KeptEntry {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            Map.Entry<Object, Object> e = m.entrySet().iterator().next();
            m.put("k", new B());
            assert isA(e.getValue()); // fails
        }
    }

    static class SameEntry {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            Map.Entry<Object, Object> e = m.entrySet().iterator().next();
            Map.Entry<Object, Object> f = m.entrySet().iterator().next();
            assert e != f; // fails
        }
    }

    static class OtherEntry {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            m.put("l", new A());
            Iterator<Map.Entry<Object, Object>> i = m.entrySet().iterator();
            assert i.next() == i.next(); // fails
        }
    }

    static class SameView {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            assert m.keySet() != m.keySet(); // fails
        }
    }

    static class OtherView {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            Map<Object, Object> n = new HashMap<>();
            assert m.values() == n.values(); // fails
        }
    }

    static class LateView {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            Collection<Object> v = m.values();
            m.put("k", new B());
            for (Object o : v) assert isA(o); // fails
        }
    }

    static class LateKeys {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            Iterator<Object> none = m.keySet().iterator();
            Set<Object> s = m.keySet();
            m.put(new B(), "v");
            for (Object o : s) assert isA(o); // fails
        }
    }

    static class Copied {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            Map<Object, Object> n = new HashMap<>(m);
            Map<Object, Object> o = new HashMap<>();
            o.put(new B(), new B());
            n.putAll(o);
            Object v = m.get("k");
            assert v == null || v instanceof A; // holds
            for (Map.Entry<Object, Object> e : n.entrySet()) {
                if (e.getKey() instanceof B) assert isA(e.getValue()); // fails
            }
        }
    }

    static class CopiedViews {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            List<Object> k = new ArrayList<>(m.keySet());
            List<Object> v = new ArrayList<>(m.values());
            Object o = k.get(0);
            assert o instanceof String; // holds
            o = v.get(0);
            assert !isA(o); // fails
        }
    }

    static class CopiedEntries {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            List<Object> l = new ArrayList<>(m.entrySet());
            assert isA(l.get(0)); // fails
        }
    }

    static class CopiedFromOwn extends HashMap<Object, Object> {
        public Set<Map.Entry<Object, Object>> entrySet() {
            return Set.of(new AbstractMap.SimpleEntry<>("x", new B()));
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> n = new TreeMap<>();
            n.putAll(new CopiedFromOwn());
            Map<Object, Object> o = new LinkedHashMap<>();
            o.putAll(n);
            for (Object v : new CopiedFromOwn().entrySet()) assert isA(((Map.Entry<?, ?>) v).getValue()); // fails
        }
    }

    static class CopiedFromMine extends AbstractMap<Object, Object> {
        public Set<Map.Entry<Object, Object>> entrySet() {
            Set<Map.Entry<Object, Object>> s = new HashSet<>();
            s.add(new AbstractMap.SimpleEntry<>("x", new B()));
            return s;
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> n = new HashMap<>();
            n.putAll(new CopiedFromMine());
            assert isA(n.get("x")); // fails
        }
    }

    static class Simple {
        public static void main(String[] args) {
            cut();
            Map.Entry<Object, Object> e = new AbstractMap.SimpleEntry<>("k", new A());
            Object k = e.getKey();
            assert k instanceof String; // holds
            Object v = e.getValue();
            assert v instanceof A; // holds
            Map.Entry<Object, Object> f = new AbstractMap.SimpleEntry<>(new B(), new B());
            assert isA(f.getKey()); // fails
        }
    }

    static class SimpleSet {
        public static void main(String[] args) {
            cut();
            Map.Entry<Object, Object> e = new AbstractMap.SimpleEntry<>("k", new A());
            e.setValue(new B());
            assert isA(e.getValue()); // fails
        }
    }

    static class Replaced {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            m.replaceAll((k, v) -> new B());
            assert isA(m.get("k")); // fails
        }
    }

    static class Computed {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.computeIfAbsent(new B(), k -> new B());
            for (Object k : m.keySet()) assert isA(k); // fails
        }
    }

    static class Stored {
        static final Map<String, Object> all = new HashMap<>();

        public static void main(String[] args) {
            cut();
            all.put("a", new A());
            List<Map<String, Object>> l = new ArrayList<>();
            l.add(all);
            l.forEach(m -> m.put("b", new B()));
            for (Object v : all.values()) assert isA(v); // fails
        }
    }

    static class GivenEntry {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            m.entrySet().forEach(e -> e.setValue(new B()));
            assert isA(m.get("k")); // fails
        }
    }

    static class GivenMap {
        static Object seen;

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put(new B(), "v");
            m.forEach((k, v) -> seen = k);
            assert isA(seen); // fails
        }
    }

    static class Merged {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            m.merge("k", new A(), (x, y) -> new B());
            for (Map.Entry<Object, Object> e : m.entrySet()) assert isA(e.getValue()); // fails
        }
    }

    static class NullValues {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put(null, null);
            for (Map.Entry<Object, Object> e : m.entrySet()) {
                assert e != null; // holds
                assert e.getKey() != null; // fails
            }
        }
    }

    static class KeysCompared {
        static Object seen = new A();

        static final class K {
            public int hashCode() { return 1; }

            public boolean equals(Object o) {
                seen = o;
                return false;
            }
        }

        static final class L {
            public int hashCode() { return 1; }
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put(new L(), "v");
            m.get(new K());
            assert isA(seen); // fails
        }
    }

    static class KeysOfView {
        static Object seen = new A();

        static final class K {
            public int hashCode() { return 1; }

            public boolean equals(Object o) {
                seen = o;
                return false;
            }
        }

        static final class L {
            public int hashCode() { return 1; }
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put(new L(), "v");
            m.keySet().contains(new K());
            assert isA(seen); // fails
        }
    }

    static class KeysCopied {
        static Object seen = new A();

        static final class K {
            public int hashCode() { return 1; }

            public boolean equals(Object o) {
                if (!(o instanceof K)) seen = o;
                return false;
            }
        }

        static final class L {
            public int hashCode() { return 1; }
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new LinkedHashMap<>();
            m.put(new L(), "v");
            Map<Object, Object> n = new HashMap<>();
            n.put(new K(), "v");
            m.putAll(n);
            assert isA(seen); // fails
        }
    }

    static class RemovedByIterator {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            Iterator<Map.Entry<Object, Object>> i = m.entrySet().iterator();
            i.next();
            i.remove();
            assert isA(m.get("k")); // fails
        }
    }

    static class Throws {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            try {
                m.entrySet().iterator().next();
            } catch (NoSuchElementException e) {
                assert false; // fails
            }
        }
    }

    static class ReadOnly {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            try {
                m.keySet().add("k");
            } catch (UnsupportedOperationException e) {
                assert false; // fails
            }
        }
    }

    static class Mixed {
        static Object first(Collection<Object> c) {
            Iterator<Object> i = c.iterator();
            return i.hasNext() ? i.next() : null;
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put(new A(), new B());
            List<Object> l = new ArrayList<>();
            l.add(new B());
            Object o = first(l);
            assert o == null || o instanceof B; // open
            assert isA(first(m.values())); // fails
        }
    }

    static class OwnMap extends LinkedHashMap<Object, Object> {
        protected boolean removeEldestEntry(Map.Entry<Object, Object> e) {
            e.setValue(new B());
            return false;
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new OwnMap();
            m.put("k", new A());
            for (Object v : m.values()) assert isA(v); // fails
        }
    }

    static class EntriesOfSeveral {
        static Map.Entry<Object, Object> first(Map<Object, Object> m) { return m.entrySet().iterator().next(); }

        public static void main(String[] args) {
            cut();
            HashMap<Object, Object> h = new HashMap<>();
            TreeMap<Object, Object> t = new TreeMap<>();
            h.put("k", new A());
            t.put("k", new A());
            Map.Entry<Object, Object> e = first(args.length == 0 ? t : h);
            Object v = e.getValue();
            for (Map.Entry<Object, Object> f : t.entrySet()) {
                assert f.getKey() instanceof String; // open
                assert f.getClass() != e.getClass(); // fails
            }
        }
    }

    static class GivenSame {
        static Object seen;

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put("k", new A());
            Map.Entry<Object, Object> e = m.entrySet().iterator().next();
            m.entrySet().forEach(x -> seen = x);
            assert seen != e; // fails
        }
    }

    static class SortedKeys {
        public static void main(String[] args) {
            cut();
            TreeMap<Object, Object> m = new TreeMap<>();
            Set<Object> s = m.navigableKeySet();
            assert s != m.keySet(); // fails
        }
    }

    static class Treeified {
        static int n;

        static final class K implements Comparable<K> {
            public int hashCode() { return 1; }

            public int compareTo(K o) {
                n++;
                return 1;
            }
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            for (int i = 0; i < 9; i++) m.put(new K(), "v");
            n = 0;
            for (int i = 0; i < 50; i++) m.put(i << 8 | 1, "v");
            assert n == 0; // fails
        }
    }

    static class SortedEntries {
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new HashMap<>();
            m.put("a", new A());
            List<Map.Entry<String, Object>> l = new ArrayList<>();
            for (Map.Entry<String, Object> e : m.entrySet()) l.add(e);
            Object v = m.get("a");
            assert v == null || v instanceof A; // open
            l.sort(Map.Entry.comparingByKey());
            for (Map.Entry<String, Object> e : l) e.setValue(new B());
            assert isA(m.get("a")); // fails
        }
    }

    static class RemovedEntry {
        public static void main(String[] args) {
            cut();
            TreeMap<Object, Object> m = new TreeMap<>();
            for (int i = 0; i < 7; i++) m.put(i, i == 4 ? new B() : new A());
            Map.Entry<Object, Object> kept = null;
            for (Map.Entry<Object, Object> e : m.entrySet()) {
                if (e.getKey().equals(3)) kept = e;
            }
            m.remove(3);
            assert isA(kept.getValue()); // fails
        }
    }

    static class Hashed {
        static int n;

        static final class K {
            public int hashCode() { return n++; }
        }

        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new TreeMap<>();
            m.put("k", new K());
            Map<Object, Object> h = new HashMap<>();
            h.put(m.values(), "v");
            assert n == 0; // open
            h.put(m.entrySet(), "v");
            assert n == 0; // fails
        }
    }

    static class EarlyValue {
        static final Map<Object, Object> all = new HashMap<>();
        final Object x;

        EarlyValue() {
            all.put("k", this);
            for (Object o : all.values()) ((EarlyValue) o).use();
            x = new A();
        }

        void use() {
            assert x != null; // fails
        }

        public static void main(String[] args) {
            cut();
            new EarlyValue();
        }
    }

    static class GivenKeys {
        Object x = new A();

        public static void main(String[] args) {
            cut();
            GivenKeys k = new GivenKeys();
            Map<Object, Object> m = new HashMap<>();
            m.put(k, "v");
            Map<Object, Object> n = new TreeMap<>();
            n.put("k", m.keySet());
            assert k.x != null; // open
            n.values().forEach(s -> ((Set<?>) s).forEach(q -> ((GivenKeys) q).x = null));
            assert k.x != null; // fails
        }
    }

    // An iterator of a hash table compares the key that it removes with others.
    static class Removes {
        static class Q { int n; }
        static int hash;
        static final class K {
            public int hashCode() { return hash; }
            public boolean equals(Object x) {
                if (x instanceof Q) ((Q) x).n = 1;
                return this == x;
            }
        }
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>(256);
            Q q = new Q();
            hash = System.identityHashCode(q);
            for (int i = 0; i < 40; i++) m.put(new K(), "x");
            m.put(q, "y");
            q.n = 0;
            Iterator<Object> it = m.keySet().iterator();
            for (int i = 0; it.hasNext(); i++) {
                it.next();
                if (i > 5) it.remove();
            }
            assert q.n == 0; // fails
        }
    }

    static class RemovesSorted {
        static class A { int n; }
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new TreeMap<>();
            A a = new A();
            m.put("k", a);
            Iterator<Object> it = m.keySet().iterator();
            it.next();
            it.remove();
            assert a.n == 0; // holds
        }
    }
}
