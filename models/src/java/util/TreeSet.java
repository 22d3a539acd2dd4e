package java.util;

/** The keys of a sorted map. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private final TreeMap<E, Object> map;

    public TreeSet() {
        map = new TreeMap<>();
    }

    public TreeSet(Comparator<? super E> c) {
        map = new TreeMap<>(c);
    }

    public TreeSet(Collection<? extends E> c) {
        map = new TreeMap<>();
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        if (s == null) {
            throw new NullPointerException();
        }
        map = new TreeMap<>(s.comparator());
        addAll(s);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (map.size() == 0 && c.size() > 0 && c instanceof SortedSet) {
            SortedSet<? extends E> s = (SortedSet<? extends E>) c;
            if (Objects.equals(s.comparator(), map.comparator())) {
                map.$keys(s.size(), s.iterator(), Boolean.TRUE);
                return true;
            }
        }
        return super.addAll(c);
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.size() == 0;
    }

    public boolean contains(Object x) {
        return map.containsKey(x);
    }

    public boolean add(E x) {
        int before = map.size();
        map.put(x, Boolean.TRUE);
        return map.size() != before;
    }

    public boolean remove(Object x) {
        int before = map.size();
        map.remove(x);
        return map.size() != before;
    }

    public void clear() {
        map.clear();
    }

    public Iterator<E> iterator() {
        return map.keys(false);
    }

    public Iterator<E> descendingIterator() {
        return map.keys(true);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E x) {
        return map.lowerKey(x);
    }

    public E floor(E x) {
        return map.floorKey(x);
    }

    public E ceiling(E x) {
        return map.ceilingKey(x);
    }

    public E higher(E x) {
        return map.higherKey(x);
    }

    public E pollFirst() {
        Map.Entry<E, Object> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    public E pollLast() {
        Map.Entry<E, Object> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }

    public Object clone() {
        return new TreeSet<E>((SortedSet<E>) this);
    }

    public native NavigableSet<E> descendingSet();

    public native NavigableSet<E> subSet(E from, boolean with, E to, boolean including);

    public native NavigableSet<E> headSet(E to, boolean including);

    public native NavigableSet<E> tailSet(E from, boolean with);

    public native SortedSet<E> subSet(E from, E to);

    public native SortedSet<E> headSet(E to);

    public native SortedSet<E> tailSet(E from);

    Iterator<E> $elements() {
        return map.keySet().iterator();
    }

    int $count() {
        return map.size();
    }

    int $changes() {
        return map.$changes();
    }
}
