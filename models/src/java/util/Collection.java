package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The methods with a body, and those that compiling models takes. */
public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object x);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] xs);

    @SuppressWarnings("unchecked")
    default <T> T[] toArray(IntFunction<T[]> f) {
        if (f == null) {
            throw new NullPointerException(Arrays.$text());
        }
        Object r = ((IntFunction<?>) f).apply(0);
        if (r != null && !(r instanceof Object[])) {
            throw new ClassCastException(Arrays.$text());
        }
        return toArray((T[]) r);
    }

    boolean add(E x);

    boolean remove(Object x);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    default boolean removeIf(Predicate<? super E> p) {
        if (p == null) {
            throw new NullPointerException();
        }
        boolean changed = false;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (p.test(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    boolean retainAll(Collection<?> c);

    void clear();

    boolean equals(Object other);

    int hashCode();

    default Spliterator<E> spliterator() {
        return new Spliterators.Late<E>();
    }

    default Stream<E> stream() {
        return StreamSupport.$from(this, spliterator());
    }

    default Stream<E> parallelStream() {
        return StreamSupport.$from(this, spliterator()).parallel();
    }
}
