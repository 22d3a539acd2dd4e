package java.util;

import java.util.function.UnaryOperator;

/** The methods with a body, and those that compiling models takes. */
public interface List<E> extends Collection<E> {
    default Spliterator<E> spliterator() {
        return new Spliterators.Late<E>();
    }

    E get(int i);

    E set(int i, E x);

    void add(int at, E x);

    boolean add(E x);

    E remove(int at);

    boolean remove(Object x);

    boolean addAll(Collection<? extends E> c);

    boolean addAll(int at, Collection<? extends E> c);

    int indexOf(Object x);

    int lastIndexOf(Object x);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int at);

    List<E> subList(int from, int to);

    @SuppressWarnings("unchecked")
    default void sort(Comparator<? super E> c) {
        Object[] xs = toArray();
        Arrays.$sort(xs, xs.length, (Comparator<Object>) c, null, null, 0);
        ListIterator<E> it = listIterator();
        for (int i = 0; i < xs.length; i++) {
            it.next();
            it.set((E) xs[i]);
        }
    }

    default void replaceAll(UnaryOperator<E> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (ListIterator<E> it = listIterator(); it.hasNext();) {
            it.set(f.apply(it.next()));
        }
    }

    // Of Java 21.

    default E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    default E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    default E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    default E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(size() - 1);
    }

    default void addFirst(E x) {
        add(0, x);
    }

    default void addLast(E x) {
        add(x);
    }

    static <E> List<E> copyOf(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (c instanceof ImmutableCollections.ListOf && !((ImmutableCollections.ListOf<?>) c).nullable) {
            @SuppressWarnings("unchecked")
            List<E> l = (List<E>) c;
            return l;
        }
        return ImmutableCollections.<E>list(c.toArray());
    }

    @SafeVarargs
    static <E> List<E> of(E... xs) {
        if (xs == null) {
            throw new NullPointerException();
        }
        return ImmutableCollections.<E>list(xs);
    }

    static <E> List<E> of() {
        return ImmutableCollections.list();
    }

    static <E> List<E> of(E e1) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1});
    }

    static <E> List<E> of(E e1, E e2) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2});
    }

    static <E> List<E> of(E e1, E e2, E e3) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3, e4});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return new ImmutableCollections.ListOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }
}
