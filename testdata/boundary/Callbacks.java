import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.Vector;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: a comparator or equals changes the collection
// that calls it, and what happens then depends on how the JDK keeps the
// elements. Each one ends with an exception on the real JVM.
class Callbacks {
    static final List<Integer> list = new ArrayList<>(Arrays.asList(3, 1, 2, 0));
    static final List<Integer> vector = new Vector<>(Arrays.asList(3, 1, 2, 0));
    static PriorityQueue<Integer> queue;

    static int clearing(Collection<Integer> c, int a, int b) {
        if (c.size() == 4) {
            c.clear();
        }
        return a - b;
    }

    static void sorted() { try { list.sort((a, b) -> clearing(list, a, b)); } catch (java.util.ConcurrentModificationException e) { } } // not SAFE
    static void vectorSorted() { try { vector.sort((a, b) -> clearing(vector, a, b)); } catch (java.util.ConcurrentModificationException e) { } } // not SAFE

    static void polled() { // not SAFE
        queue = new PriorityQueue<>((a, b) -> clearing(queue, a, b));
        for (int i = 5; i > 0; i--) {
            queue.add(i);
        }
    }

    /** Equal to nothing; looking for it empties a collection and puts a null into it. */
    static class Clearing {
        final Collection<Object> from;
        int asked;

        Clearing(Collection<Object> from) {
            this.from = from;
        }

        public boolean equals(Object o) {
            o.hashCode(); // not null, it seems
            asked++;
            from.clear();
            return false;
        }
    }

    static void filled(Collection<Object> c) {
        c.addAll(Arrays.asList("a", "b", "c"));
    }

    static TreeMap<Integer, Integer> tree;
    static int compared;

    static int clearingTree(int a, int b) {
        compared++;
        if (tree.size() == 3) {
            tree.clear();
        }
        return a - b;
    }

    static void looked() { // not SAFE
        tree = new TreeMap<>(Callbacks::clearingTree);
        tree.put(1, 1);
        tree.put(2, 2);
        tree.put(3, 3);
        compared = 0;
        tree.get(9);
        assert compared != 2;
    }

    static void found() { List<Object> l = new ArrayList<>(); filled(l); l.indexOf(new Clearing(l)); } // not SAFE
    static void foundLast() { List<Object> l = new ArrayList<>(); filled(l); l.lastIndexOf(new Clearing(l)); } // not SAFE
    static void contained() { List<Object> l = new ArrayList<>(); filled(l); l.contains(new Clearing(l)); } // not SAFE
    static void linked() { Clearing[] c = new Clearing[1]; List<Object> l = new LinkedList<>(); filled(l); c[0] = new Clearing(l); l.indexOf(c[0]); assert c[0].asked == 3; } // not SAFE
    static void removed() { List<Object> l = new ArrayList<>(); filled(l); l.remove(new Clearing(l)); } // not SAFE
}
