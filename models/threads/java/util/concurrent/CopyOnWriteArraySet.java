package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A list without equal elements. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements java.io.Serializable {
    private final CopyOnWriteArrayList<E> list = new CopyOnWriteArrayList<>();

    public CopyOnWriteArraySet() { }

    public CopyOnWriteArraySet(Collection<? extends E> c) {
        for (E e : c) {
            list.addIfAbsent(e);
        }
    }

    public int size() {
        return list.size();
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public boolean contains(Object o) {
        return list.contains(o);
    }

    public boolean add(E e) {
        return list.addIfAbsent(e);
    }

    public boolean remove(Object o) {
        return list.remove(o);
    }

    public void clear() {
        list.clear();
    }

    public Object[] toArray() {
        return list.toArray();
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }

    public void forEach(Consumer<? super E> action) {
        list.forEach(action);
    }

    public native <T> T[] toArray(T[] to);

    public native boolean addAll(Collection<? extends E> c);

    public native boolean removeAll(Collection<?> c);

    public native boolean retainAll(Collection<?> c);

    public native boolean containsAll(Collection<?> c);

    public native boolean removeIf(Predicate<? super E> filter);

    public native java.util.Spliterator<E> spliterator();

    public native boolean equals(Object o);
}
