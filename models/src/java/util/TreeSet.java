package java.util;

/** The keys of a sorted map. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private final NavigableMap<E, Object> map; // a TreeMap, or a part of one

    public TreeSet() {
        map = new TreeMap<>();
    }

    public TreeSet(Comparator<? super E> c) {
        map = new TreeMap<>(c);
    }

    TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
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
        if (map.size() == 0 && c.size() > 0 && c instanceof SortedSet && map instanceof TreeMap) {
            SortedSet<? extends E> s = (SortedSet<? extends E>) c;
            if (Objects.equals(s.comparator(), map.comparator())) {
                ((TreeMap<E, Object>) map).$keys(s.size(), s.iterator(), Boolean.TRUE);
                return true;
            }
        }
        return super.addAll(c);
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
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
        return TreeMap.$keys(map, false);
    }

    public Iterator<E> descendingIterator() {
        return TreeMap.$keys(map, true);
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

    public NavigableSet<E> descendingSet() {
        return new TreeSet<E>(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean with, E to, boolean including) {
        return new TreeSet<E>(map.subMap(from, with, to, including));
    }

    public NavigableSet<E> headSet(E to, boolean including) {
        return new TreeSet<E>(map.headMap(to, including));
    }

    public NavigableSet<E> tailSet(E from, boolean with) {
        return new TreeSet<E>(map.tailMap(from, with));
    }

    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    public Spliterator<E> spliterator() {
        return map instanceof TreeMap ? super.spliterator() : part();
    }

    /** Does what the model does not do: a stream of a part. */
    private native Spliterator<E> part();

    Iterator<E> $elements() {
        return map.keySet().iterator();
    }

    int $count() {
        return map.size();
    }

    int $changes() {
        return map instanceof TreeMap ? ((TreeMap<E, Object>) map).$changes() : 0;
    }
}
