import java.util.*;
import java.util.function.*;

// What code of the JDK does with collections that the program makes, and what they hold then. Each nested
// class has a main. The comments are as in Behind.java.
class Holders {
    static class A {
        int n;
        A(int n) { this.n = n; }
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

    // What is only the program's is known.

    static class Own {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            assert l.get(0) instanceof A; // holds
            for (Object o : l) assert o instanceof A; // holds
            assert !isA(l.get(0)); // fails
        }
    }

    static class OwnStack {
        public static void main(String[] args) {
            cut();
            Stack<Object> s = new Stack<>();
            Stack<Object> t = new Stack<>();
            s.push(new A(1));
            t.push(new B());
            Object o = s.peek();
            assert o instanceof A; // holds
            o = s.pop();
            assert o instanceof A; // holds
            o = t.pop();
            assert o instanceof A; // fails
        }
    }

    static class OwnDeque {
        public static void main(String[] args) {
            cut();
            Deque<Object> d = new ArrayDeque<>();
            d.addLast(new A(1));
            Object o = d.poll();
            assert o == null || o instanceof A; // holds
            o = d.poll();
            assert o != null; // fails
        }
    }

    static class OwnMap {
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new HashMap<>();
            m.put("a", new A(1));
            Object o = m.get("a");
            assert o == null || o instanceof A; // holds
            assert m.get("b") != null; // fails
        }
    }

    static class OwnCopy {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            List<Object> m = new LinkedList<>(l);
            m.addAll(l);
            assert m.get(0) instanceof A; // holds
            assert m.size() < 0; // fails
        }
    }

    static class OwnIterator {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            ListIterator<Object> i = l.listIterator();
            assert i.next() instanceof A; // open
            i.set(new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class IteratorAdds {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            ListIterator<Object> i = l.listIterator();
            i.add(new B());
            assert isA(l.get(0)); // fails
        }
    }

    // The JDK changes what it has.

    static class Swapped {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            Collections.fill(l, new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class AddedByAll {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            Collections.addAll(l, new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class LaterByView {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            List<Object> view = Collections.checkedList(l, Object.class);
            l.add(new A(1));
            view.set(0, new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class Synchronized {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            List<Object> view = Collections.synchronizedList(l);
            view.add(new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class SubList {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            l.subList(0, 1).set(0, new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class ReadByView {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            Object o = Collections.unmodifiableList(l).get(0);
            assert isA(o); // fails
        }
    }

    static class GivenBack {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            Map<Object, Object> m = new WeakHashMap<>();
            String k = "k";
            m.put(k, l);
            @SuppressWarnings("unchecked") List<Object> same = (List<Object>) m.get(k);
            same.add(new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class InArray {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            Object[] a = { l };
            List<Object> all = Arrays.asList(a);
            @SuppressWarnings("unchecked") List<Object> same = (List<Object>) all.get(0);
            same.add(new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class StoredLater {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            Object[] a = new Object[1];
            List<Object> all = Arrays.asList(a);
            a[0] = l;
            @SuppressWarnings("unchecked") List<Object> same = (List<Object>) all.get(0);
            same.add(new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class Nested {
        public static void main(String[] args) {
            cut();
            List<Object> inner = new ArrayList<>();
            List<List<Object>> outer = new ArrayList<>();
            outer.add(inner);
            Collections.reverse(outer);
            for (List<Object> x : Collections.unmodifiableList(outer)) x.add(new B());
            assert isA(inner.get(0)); // fails
        }
    }

    static class NestedDeep {
        public static void main(String[] args) {
            cut();
            List<Object> inner = new ArrayList<>();
            Deque<Object> middle = new ArrayDeque<>();
            middle.add(inner);
            Map<String, Object> outer = new HashMap<>();
            outer.put("a", middle);
            for (Object d : outer.values()) {
                for (Object x : (Collection<?>) d) {
                    Collections.addAll((Collection<Object>) x, new B());
                }
            }
            assert isA(inner.get(0)); // fails
        }
    }

    static class InField {
        List<Object> l = new ArrayList<>();
        public boolean equals(Object o) { l.add(o); return false; }
        public int hashCode() { return 1; }
        public static void main(String[] args) {
            cut();
            InField f = new InField();
            Collections.frequency(Arrays.asList(new B(), f), f);
            assert isA(f.l.get(0)); // fails
        }
    }

    static class Elements {
        static int asked;
        static class E { public boolean equals(Object o) { asked++; return false; } }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            l.contains(new E());
            assert asked == 0; // fails
        }
    }

    static class ElementsGiven {
        static Object seen = new A(0);
        static class E { public boolean equals(Object o) { seen = o; return false; } }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            l.indexOf(new E());
            assert isA(seen); // fails
        }
    }

    static class Hashed {
        static int asked;
        static class E { public int hashCode() { return asked++; } }
        public static void main(String[] args) {
            cut();
            Set<Object> s = new HashSet<>();
            s.add(new E());
            assert asked == 0; // fails
        }
    }

    static class KeyOfMap {
        static Object seen = new A(0);
        static class E {
            public int hashCode() { return 1; }
            public boolean equals(Object o) { seen = o; return false; }
        }
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put(new E() { }, "a");
            m.get(new E());
            assert isA(seen); // fails
        }
    }

    static class Treeified {
        static int asked;
        static class E implements Comparable<E> {
            public int hashCode() { return "a".hashCode(); }
            public int compareTo(E o) { asked++; return 0; }
        }
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>(256);
            for (int i = 0; i < 9; i++) m.put(new E(), "");
            m.put("a", "");
            assert asked == 0; // fails
        }
    }

    static class TreeifiedByOthers {
        static int asked;
        static class E implements Comparable<E> {
            public int compareTo(E o) { asked++; return 0; }
        }
        public static void main(String[] args) {
            cut();
            Set<Object> s = new HashSet<>(2);
            E e = new E();
            for (int i = 0; i < 200_000; i++) s.contains(e);
            Map<Object, Object> m = new TreeMap<>();
            m.containsKey(e);
            m.put(e, "");
            assert asked == 0; // fails
        }
    }

    static class ListIteratorAt {
        static boolean thrown;
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            try {
                l.listIterator(3);
            } catch (IndexOutOfBoundsException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    static class NegativeSize {
        static boolean thrown;
        public static void main(String[] args) {
            cut();
            try {
                new ArrayList<Object>(-1);
            } catch (IllegalArgumentException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    static class NullInDeque {
        static boolean thrown;
        public static void main(String[] args) {
            cut();
            Deque<Object> d = new ArrayDeque<>();
            try {
                d.add(null);
            } catch (NullPointerException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    static class NullInTable {
        static boolean thrown;
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new Hashtable<>();
            try {
                m.put("a", null);
            } catch (NullPointerException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    static class Exhausted {
        static boolean thrown;
        public static void main(String[] args) {
            cut();
            Iterator<Object> i = new LinkedList<Object>().iterator();
            try {
                i.next();
            } catch (NoSuchElementException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    static class EqualsThrows {
        static boolean thrown;
        static class E { public boolean equals(Object o) { throw new IllegalStateException(); } }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add("a");
            try {
                l.remove(new E());
            } catch (IllegalStateException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    static class Lazy {
        Object made;
        Object get() {
            if (made == null) made = new A(1);
            return made;
        }
        public static void main(String[] args) {
            cut();
            Lazy l = new Lazy();
            assert l.get() != null; // holds
            assert l.made == null; // fails
        }
    }

    static class LazyLost {
        Object made;
        LazyLost other = this;
        Object get() {
            if (made == null) {
                made = new A(1);
                other.made = null;
            }
            return made;
        }
        public static void main(String[] args) {
            cut();
            assert new LazyLost().get() != null; // fails
        }
    }

    static class LazyLoop {
        Object made = new A(1);
        Object last(int n) {
            Object x = made;
            while (n > 0) {
                if (n == 1) made = null; else made = new A(n);
                x = made;
                n--;
            }
            return x;
        }
        public static void main(String[] args) {
            cut();
            LazyLoop l = new LazyLoop();
            assert l.last(0) != null; // open
            assert l.last(2) != null; // fails
        }
    }

    static class LazyTwo {
        Object a = new A(1), b;
        static Object of(LazyTwo x, LazyTwo y, boolean which) {
            Object r;
            if (which) r = x.a; else r = y.a;
            x.a = null;
            Object again = which ? x.a : y.a;
            return again;
        }
        public static void main(String[] args) {
            cut();
            LazyTwo x = new LazyTwo();
            assert of(x, x, args.length == 0) != null; // fails
        }
    }

    static class Asserted {
        Object o;
        Object get() {
            assert o != null; // fails
            return o;
        }
        public static void main(String[] args) {
            cut();
            new Asserted().get();
        }
    }

    static class Cloned {
        public static void main(String[] args) {
            cut();
            ArrayList<Object> l = new ArrayList<>();
            l.add(new B());
            @SuppressWarnings("unchecked") List<Object> c = (List<Object>) l.clone();
            assert isA(c.get(0)); // fails
        }
    }

    static class ToArray {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            assert isA(l.toArray()[0]); // fails
        }
    }

    static class ToGivenArray {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            Object[] a = { new A(1) };
            l.toArray(a);
            assert isA(a[0]); // fails
        }
    }

    static class IteratorGiven {
        static Object seen = new A(0);
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            l.iterator().forEachRemaining(x -> seen = x);
            assert isA(seen); // fails
        }
    }

    static class ForEach {
        static Object seen = new A(0);
        public static void main(String[] args) {
            cut();
            List<Object> l = new LinkedList<>();
            l.add(new B());
            l.forEach(x -> seen = x);
            assert isA(seen); // fails
        }
    }

    static class Replaced {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            l.replaceAll(x -> new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class Computed {
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new HashMap<>();
            m.computeIfAbsent("a", k -> new B());
            assert m.get("a") == null || isA(m.get("a")); // fails
        }
    }

    static class EntrySet {
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new LinkedHashMap<>();
            m.put("a", new A(1));
            for (Map.Entry<String, Object> e : m.entrySet()) e.setValue(new B());
            assert isA(m.get("a")); // fails
        }
    }

    static class Values {
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new TreeMap<>();
            m.put("a", new B());
            for (Object o : m.values()) assert isA(o); // fails
        }
    }

    static class Keys {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            m.put(new B(), new A(1));
            for (Object o : m.keySet()) assert isA(o); // fails
        }
    }

    static class SetSize {
        public static void main(String[] args) {
            cut();
            Vector<Object> v = new Vector<>();
            v.add(new A(1));
            v.setSize(2);
            assert v.get(1) != null; // fails
        }
    }

    static class Streamed {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new B());
            assert isA(l.stream().iterator().next()); // fails
        }
    }

    static class Printed {
        static Object seen = new A(0);
        static class E { public String toString() { seen = this; return ""; } }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new E());
            String s = "x" + l;
            assert isA(seen); // fails
        }
    }

    static class HashOfList {
        static int asked;
        static class E { public int hashCode() { return asked++; } }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new E());
            l.hashCode();
            assert asked == 0; // fails
        }
    }

    static class EqualsOfList {
        static Object seen = new A(0);
        static class E { public boolean equals(Object o) { seen = o; return true; } }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>(), m = new ArrayList<>();
            l.add(new E());
            m.add(new B());
            l.equals(m);
            assert isA(seen); // fails
        }
    }

    // Classes of the program that extend them.

    static class Sub {
        static class L extends ArrayList<Object> {
            int n;
            L() { super(3); n = 1; }
        }
        public static void main(String[] args) {
            cut();
            L l = new L();
            l.add(new A(1));
            assert l.get(0) instanceof A; // holds
            for (Object o : l) assert o instanceof A; // holds
            assert l.n == 1; // holds
            assert l.n == 0; // fails
        }
    }

    static class SubOverrides {
        static class L extends ArrayList<Object> {
            public Object get(int i) { return new B(); }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new L();
            l.add(new A(1));
            assert isA(l.get(0)); // fails
        }
    }

    static class SubIndexOf {
        static int asked;
        static class L extends ArrayList<Object> {
            public int indexOf(Object o) { asked++; return 0; }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new L();
            l.contains("a");
            assert asked == 0; // fails
        }
    }

    static class SubRemoves {
        static int asked;
        static class L extends ArrayList<Object> {
            public Object remove(int i) { asked++; add(new B()); return super.remove(i); }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new L();
            l.add(new A(1));
            Iterator<Object> i = l.iterator();
            i.next();
            i.remove();
            assert asked == 0; // fails
        }
    }

    static class SubSets {
        static Object seen = new A(0);
        static class L extends ArrayList<Object> {
            public Object set(int i, Object o) { seen = o; return super.set(i, o); }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new L();
            l.add(new A(1));
            ListIterator<Object> i = l.listIterator();
            i.next();
            i.set(new B());
            assert isA(seen); // fails
        }
    }

    static class SubToArray {
        static class L extends ArrayList<Object> {
            public Object[] toArray() { return new Object[] { new B() }; }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new L();
            l.add(new A(1));
            List<Object> m = new ArrayList<>(l);
            assert isA(m.get(0)); // fails
        }
    }

    static class SubClone {
        static class L extends ArrayList<Object> {
            int n;
        }
        public static void main(String[] args) {
            cut();
            L l = new L();
            l.n = 1;
            L c = (L) l.clone();
            l.n = 2;
            assert c.n == 2; // fails
        }
    }

    static class SubOfVector {
        static class L extends Vector<Object> {
            void put(Object o) { elementData[0] = o; }
            Object first() { return elementData[0]; }
        }
        public static void main(String[] args) {
            cut();
            L l = new L();
            l.add(new A(1));
            l.put(new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class SubRemovesEldest {
        static Object seen = new A(0);
        static class M extends LinkedHashMap<String, Object> {
            protected boolean removeEldestEntry(Map.Entry<String, Object> e) { seen = e.getValue(); return false; }
        }
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new M();
            m.put("a", new B());
            assert isA(seen); // fails
        }
    }

    static class SuperAdd {
        static class L extends ArrayList<Object> {
            public boolean add(Object o) { return super.add(new B()); }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new L();
            l.add(new A(1));
            assert isA(l.get(0)); // fails
        }
    }

    static class SuperAddAll {
        static int asked;
        static class C extends AbstractCollection<Object> {
            public int size() { return 1; }
            public Iterator<Object> iterator() { asked++; return Arrays.<Object>asList(new B()).iterator(); }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            l.addAll(0, new C());
            assert isA(l.get(0)); // fails
        }
    }

    static class Reentrant {
        static Set<Object> s = new HashSet<>();
        static Object seen = new A(0);
        static class E {
            public int hashCode() { for (Object o : s) seen = o; return 1; }
        }
        static class C extends AbstractCollection<Object> {
            public int size() { return 2; }
            public Iterator<Object> iterator() { return Arrays.<Object>asList(new B(), new E()).iterator(); }
        }
        public static void main(String[] args) {
            cut();
            s.addAll(new C());
            assert isA(seen); // fails
        }
    }

    static class Generic {
        static int asked;
        static class E implements Comparable<E> { public int compareTo(E o) { asked++; return 0; } }
        public static void main(String[] args) {
            cut();
            Map<E, Object> m = new TreeMap<>();
            m.put(new E(), "");
            m.put(new E(), "");
            assert asked == 0; // fails
        }
    }

    static class ClassOf {
        public static void main(String[] args) {
            cut();
            Object l = new ArrayList<Object>();
            Object i = ((List<?>) l).iterator();
            assert l.getClass() != LinkedList.class; // open
            assert !(i instanceof ListIterator); // open
            assert new LinkedList<Object>().iterator() instanceof ListIterator; // open
            assert !(i instanceof Iterator); // fails
        }
    }

    // The classes of iterators are those that the table of holders has.

    static class IteratorClasses {
        static boolean is(Object o, String name) { return o.getClass().getName().equals("java.util." + name); }
        public static void main(String[] args) {
            assert is(new ArrayList<>().iterator(), "ArrayList$Itr"); // open
            assert is(new ArrayList<>().listIterator(), "ArrayList$ListItr"); // open
            assert is(new ArrayList<>().listIterator(0), "ArrayList$ListItr"); // open
            assert is(new Vector<>().iterator(), "Vector$Itr"); // open
            assert is(new Stack<>().listIterator(), "Vector$ListItr"); // open
            assert is(new Stack<>().elements(), "Vector$1"); // open
            assert is(new LinkedList<>().iterator(), "LinkedList$ListItr"); // open
            assert is(new LinkedList<>().listIterator(), "LinkedList$ListItr"); // open
            assert is(new LinkedList<>().descendingIterator(), "LinkedList$DescendingIterator"); // open
            assert is(new ArrayDeque<>().iterator(), "ArrayDeque$DeqIterator"); // open
            assert is(new ArrayDeque<>().descendingIterator(), "ArrayDeque$DescendingIterator"); // open
            assert is(new HashSet<>().iterator(), "HashMap$KeyIterator"); // open
            assert is(new LinkedHashSet<>().iterator(), "LinkedHashMap$LinkedKeyIterator"); // open
        }
    }

    static class SubSetsOther {
        static Object seen;
        static class L extends ArrayList<Object> {
            public Object set(int i, Object o) { seen = o; return super.set(i, o); }
        }
        public static void main(String[] args) {
            cut();
            List<Object> l = new L();
            l.add("a");
            ListIterator<Object> i = l.listIterator();
            i.next();
            i.set(new B());
            assert !(seen instanceof B); // fails
        }
    }

    static class NullInside {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(null);
            assert l.get(0) != null; // fails
        }
    }

    static class Empty {
        static boolean thrown;
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            try {
                l.get(0);
            } catch (IndexOutOfBoundsException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    static class EmptyAll {
        static int done;
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>(), m = new ArrayList<>();
            m.add(new A(1));
            m.addAll(l);
            l.contains(new B());
            for (Object o : l) done = 2;
            done = 1;
            assert done == 0; // fails
        }
    }

    static class Many {
        static Set<Object> seen = new HashSet<>();
        static class E { public boolean equals(Object o) { seen.add(o); return false; } }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new A(1));
            l.add(new B());
            l.lastIndexOf(new E());
            boolean a = false, b = false;
            for (Object o : seen) {
                a |= o instanceof A;
                b |= o instanceof B;
            }
            assert !(a && b); // fails
        }
    }

    static class Caught {
        static List<Object> l = new ArrayList<>();
        static class X extends RuntimeException { List<Object> own = l; }
        static class Put implements Supplier<Object> {
            public Object get() { X x = new X(); x.own.add(new B()); throw x; }
        }
        public static void main(String[] args) {
            cut();
            try {
                Optional.empty().orElseGet(new Put());
            } catch (X x) {
                assert isA(x.own.get(0)); // fails
            }
        }
    }

    static class Reference {
        static List<Object> l = new ArrayList<>();
        public static void main(String[] args) {
            cut();
            Consumer<Object> add = l::add;
            Arrays.asList("x").forEach(add);
            assert isA(l.get(0)); // fails
        }
    }

    static class Constructed {
        public static void main(String[] args) {
            cut();
            Supplier<List<Object>> make = ArrayList::new;
            List<Object> l = make.get();
            l.add(new B());
            assert isA(l.get(0)); // fails
        }
    }

    static class Collected {
        public static void main(String[] args) {
            cut();
            List<Object> l = Arrays.<Object>asList(new B()).stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
            assert isA(l.get(0)); // fails
        }
    }

    static class ArraysInside {
        public static void main(String[] args) {
            cut();
            List<Object[]> l = new ArrayList<>();
            Object[] a = { new A(1) };
            l.add(a);
            for (Object[] x : new ArrayDeque<>(Collections.unmodifiableList(l))) Arrays.fill(x, new B());
            assert isA(a[0]); // fails
        }
    }
}
