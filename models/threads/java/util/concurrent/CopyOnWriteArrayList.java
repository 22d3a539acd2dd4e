package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** An array that never changes: each change puts another one in its place. Elements are compared outside of steps. */
public class CopyOnWriteArrayList<E> implements List<E>, java.util.RandomAccess, Cloneable, java.io.Serializable {
    static final String $STEPS = "$array $set $add $insert $put $drop";

    private Object[] array;

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        array = $copy(c.toArray());
    }

    public CopyOnWriteArrayList(E[] elements) {
        array = $copy(elements);
    }

    private static Object[] $copy(Object[] from) {
        Object[] to = new Object[from.length];
        for (int i = 0; i < from.length; i++) {
            to[i] = from[i];
        }
        return to;
    }

    /** A copy of an array with an element at a place. */
    private static Object[] $with(Object[] from, int at, Object e) {
        Object[] to = new Object[from.length + 1];
        for (int i = 0; i < at; i++) {
            to[i] = from[i];
        }
        to[at] = e;
        for (int i = at; i < from.length; i++) {
            to[i + 1] = from[i];
        }
        return to;
    }

    private Object[] $array() {
        return array;
    }

    /** Puts an array in the place of another one, unless that has changed. */
    private boolean $set(Object[] from, Object[] to) {
        if (array != from) {
            return false;
        }
        array = to;
        return true;
    }

    private boolean $add(Object e) {
        array = $with(array, array.length, e);
        return true;
    }

    private boolean $insert(int at, Object e) {
        if (at < 0 || at > array.length) {
            return false;
        }
        array = $with(array, at, e);
        return true;
    }

    private boolean $put(int at, Object e, Object[] old) {
        if (at < 0 || at >= array.length) {
            return false;
        }
        old[0] = array[at];
        Object[] to = $copy(array);
        to[at] = e;
        array = to;
        return true;
    }

    private boolean $drop(int at, Object[] old) {
        if (at < 0 || at >= array.length) {
            return false;
        }
        old[0] = array[at];
        array = $without(array, at);
        return true;
    }

    private static Object[] $without(Object[] from, int at) {
        Object[] to = new Object[from.length - 1];
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i < at ? i : i + 1];
        }
        return to;
    }

    private static int $find(Object[] in, Object o) {
        for (int i = 0; i < in.length; i++) {
            if (o == null ? in[i] == null : o.equals(in[i])) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return $array().length;
    }

    public boolean isEmpty() {
        return $array().length == 0;
    }

    @SuppressWarnings("unchecked")
    public E get(int i) {
        Object[] a = $array();
        if (i < 0 || i >= a.length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return (E) a[i];
    }

    @SuppressWarnings("unchecked")
    public E set(int i, E e) {
        Object[] old = new Object[1];
        if (!$put(i, e, old)) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return (E) old[0];
    }

    public boolean add(E e) {
        return $add(e);
    }

    public void add(int i, E e) {
        if (!$insert(i, e)) {
            throw new IndexOutOfBoundsException();
        }
    }

    @SuppressWarnings("unchecked")
    public E remove(int i) {
        Object[] old = new Object[1];
        if (!$drop(i, old)) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return (E) old[0];
    }

    public boolean remove(Object o) {
        while (true) {
            Object[] a = $array();
            int i = $find(a, o);
            if (i < 0) {
                return false;
            }
            if ($set(a, $without(a, i))) {
                return true;
            }
        }
    }

    public boolean addIfAbsent(E e) {
        while (true) {
            Object[] a = $array();
            if ($find(a, e) >= 0) {
                return false;
            }
            if ($set(a, $with(a, a.length, e))) {
                return true;
            }
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] more = c.toArray();
        if (more.length == 0) {
            return false;
        }
        while (true) {
            Object[] a = $array();
            Object[] to = new Object[a.length + more.length];
            for (int i = 0; i < to.length; i++) {
                to[i] = i < a.length ? a[i] : more[i - a.length];
            }
            if ($set(a, to)) {
                return true;
            }
        }
    }

    public void clear() {
        while (!$set($array(), new Object[0])) { }
    }

    public boolean contains(Object o) {
        return $find($array(), o) >= 0;
    }

    public int indexOf(Object o) {
        return $find($array(), o);
    }

    public int lastIndexOf(Object o) {
        Object[] a = $array();
        for (int i = a.length - 1; i >= 0; i--) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean containsAll(Collection<?> c) {
        Object[] a = $array();
        for (Object o : c) {
            if ($find(a, o) < 0) {
                return false;
            }
        }
        return true;
    }

    public Object[] toArray() {
        return $copy($array());
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        for (Object e : $array()) {
            action.accept((E) e);
        }
    }

    /** What a function does while the lock is held has no model. */
    public native boolean removeIf(Predicate<? super E> filter);

    public native void replaceAll(UnaryOperator<E> f);

    public native boolean removeAll(Collection<?> c);

    public native boolean retainAll(Collection<?> c);

    public native int addAllAbsent(Collection<? extends E> c);

    public native boolean addAll(int i, Collection<? extends E> c);

    public native <T> T[] toArray(T[] to);

    public native void sort(java.util.Comparator<? super E> order);

    public native List<E> subList(int from, int to);

    public native boolean equals(Object o);

    public native int hashCode();

    public native Object clone();

    public native java.util.Spliterator<E> spliterator();

    public String toString() {
        Object[] a = $array();
        StringBuilder b = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(String.valueOf(a[i]));
        }
        return b.append(']').toString();
    }

    public Iterator<E> iterator() {
        return new $Snapshot<>($array(), 0);
    }

    public ListIterator<E> listIterator() {
        return new $Snapshot<>($array(), 0);
    }

    public ListIterator<E> listIterator(int i) {
        Object[] a = $array();
        if (i < 0 || i > a.length) {
            throw new IndexOutOfBoundsException();
        }
        return new $Snapshot<>(a, i);
    }

    /** The elements as they were. */
    private static final class $Snapshot<E> implements ListIterator<E> {
        private final Object[] array;
        private int next;

        $Snapshot(Object[] array, int next) {
            this.array = array;
            this.next = next;
        }

        public boolean hasNext() {
            return next < array.length;
        }

        public boolean hasPrevious() {
            return next > 0;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (next >= array.length) {
                throw new NoSuchElementException();
            }
            return (E) array[next++];
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            return (E) array[--next];
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }
}
