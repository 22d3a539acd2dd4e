package java.util;

/** The methods with a body. */
public interface Set<E> extends Collection<E> {
    default Spliterator<E> spliterator() {
        return new Spliterators.Late<E>();
    }

    static <E> Set<E> copyOf(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (c instanceof ImmutableCollections.SetOf) {
            @SuppressWarnings("unchecked")
            Set<E> s = (Set<E>) c;
            return s;
        }
        return ImmutableCollections.<E>set(new HashSet<E>(c).toArray());
    }

    @SafeVarargs
    static <E> Set<E> of(E... xs) {
        if (xs == null) {
            throw new NullPointerException();
        }
        return ImmutableCollections.<E>set(xs);
    }

    static <E> Set<E> of() {
        return ImmutableCollections.set();
    }

    static <E> Set<E> of(E e1) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1});
    }

    static <E> Set<E> of(E e1, E e2) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2});
    }

    static <E> Set<E> of(E e1, E e2, E e3) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3, e4});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return new ImmutableCollections.SetOf<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }
}
