import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.SortedMap;
import java.util.Stack;
import java.util.TreeMap;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: what the program gives a collection may be null,
// and sorted maps ask and throw as the JDK's.
class Given {
    static class Bag extends AbstractCollection<Integer> {
        private final boolean empty;

        Bag(boolean empty) {
            this.empty = empty;
        }

        public Iterator<Integer> iterator() {
            return empty ? null : List.of(1).iterator();
        }

        public int size() {
            return empty ? 0 : 1;
        }
    }

    static class Counts extends TreeMap<String, String> {
        static int puts;

        Counts(SortedMap<String, String> m) {
            super(m);
        }

        public String put(String k, String v) {
            puts++;
            return super.put(k, v);
        }
    }

    static void nothing() { new Bag(true).contains(1); } // not SAFE
    static void something() { assert new Bag(false).contains(1); } // not UNSAFE
    static void caught() { try { new Bag(true).contains(1); assert false; } catch (NullPointerException e) { } } // not UNSAFE
    static void iterates() { Object o = new ArrayList<Integer>().iterator(); assert o instanceof ListIterator; } // not SAFE
    static void lists() { Object o = new ArrayList<Integer>().listIterator(); assert !(o instanceof ListIterator); } // not SAFE
    static void emptyMap() { assert new TreeMap<Object, Object>().lowerKey(new Object()) == null; } // not UNSAFE
    static void emptyMapFound() { new TreeMap<Object, Object>().get(new Object()); } // not SAFE
    static void stack() { Object o = new Stack<Integer>().clone(); assert !(o instanceof Stack); } // not SAFE
    static void copies() { new Counts(new TreeMap<>(java.util.Map.of("a", "b"))); assert Counts.puts > 0; } // not SAFE
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void wrongClass() { ((java.util.Optional) java.util.Optional.of(1)).flatMap(x -> java.util.List.of()); } // not SAFE
    static void pairs() { assert java.util.Set.of(1, 2).iterator().next().equals(java.util.Set.of(2, 1).iterator().next()); } // not SAFE
}
