package java.util;

import java.util.function.Consumer;

/** How streams go through collections. */
public final class Spliterators {
    private Spliterators() {
    }

    /** What a stream gets the elements of a collection from. */
    public abstract static class $Walk<E> implements Iterator<E> {
        /** See AbstractPipeline: 0 to the end, 1 element by element, 2 with others between them. */
        int how;

        /** The number of elements when the walk was made. */
        public abstract int $size();

        /** Says how the elements are asked for. */
        public final void $how(int how) {
            this.how = how;
            begin();
        }

        /** Ends before the last element, perhaps. */
        public abstract void $finish();

        void begin() {
        }
    }

    /** The walk through c, which is used from now on. */
    public static <E> $Walk<E> $walk(Collection<E> c) {
        if (c instanceof ArrayList) {
            return new OfArrayList<>((ArrayList<E>) c);
        }
        Iterator<E> it = c instanceof AbstractCollection ? ((AbstractCollection<E>) c).$elements() : null;
        return it == null ? new OfProgram<>(c) : new OfModel<>((AbstractCollection<E>) c, it);
    }

    /** Refuses what the program has made in place of a model's. */
    public static void $check(Spliterator<?> s) {
        if (!(s instanceof Late)) {
            new Probe().accept(s);
        }
    }

    /** Says to a Probe that it was given to the interface's own method. */
    static boolean $probes(Consumer<?> f) {
        if (!(f instanceof Probe)) {
            return false;
        }
        ((Probe) f).plain = true;
        return true;
    }

    /** See StreamSupport. */
    public static boolean $sorted(Collection<?> c) {
        return c instanceof SortedSet && ((SortedSet<?>) c).comparator() == null;
    }

    public static boolean $distinct(Collection<?> c) {
        return c instanceof Set || Collections.$single(c);
    }

    /** The list that Stream.toList makes of an array of its own. */
    public static List<?> $listOf(Object[] xs) {
        return ImmutableCollections.$nullable(xs);
    }

    private static final class OfArrayList<E> extends $Walk<E> {
        static final String $JDK = "java.util.Spliterators$1Adapter";
        private final ArrayList<E> list;
        private final int expected;
        private final int to;
        private int at;

        OfArrayList(ArrayList<E> list) {
            this.list = list;
            expected = list.$changes();
            to = list.$size();
        }

        public int $size() {
            return to;
        }

        private void check() {
            if (list.$changes() != expected) {
                if (how == 2 || how == 0 && at < to) {
                    changing();
                }
                throw new ConcurrentModificationException();
            }
        }

        /** Does what the model does not do. */
        private native void changing();

        public boolean hasNext() {
            check();
            return list.$more(at, to);
        }

        public E next() {
            E x = list.$at(at);
            at++;
            return x;
        }

        public void $finish() {
            check();
        }
    }

    /** Another model's collection. */
    private static final class OfModel<E> extends $Walk<E> {
        static final String $JDK = "java.util.Spliterators$1Adapter";
        private final AbstractCollection<E> c;
        private final Iterator<E> it;
        private final int expected;
        private final int size;
        private int left;

        OfModel(AbstractCollection<E> c, Iterator<E> it) {
            this.c = c;
            this.it = it;
            expected = c.$changes();
            size = c.$count();
            left = size;
        }

        public int $size() {
            return size;
        }

        private void check() {
            if (c.$changes() != expected || c.$count() != size) {
                changing();
            }
        }

        /** Does what the model does not do. */
        private native void changing();

        public boolean hasNext() {
            check();
            return left > 0;
        }

        public E next() {
            left--;
            return it.next();
        }

        public void $finish() {
            check();
        }
    }

    /** A collection of the program's. */
    private static final class OfProgram<E> extends $Walk<E> {
        static final String $JDK = "java.util.Spliterators$1Adapter";
        private final Iterator<E> it;
        private final int size;

        OfProgram(Collection<E> c) {
            if (c instanceof RandomAccess && c instanceof List) {
                changing(); // the JDK calls get and size
            }
            it = c.iterator();
            size = c.size();
        }

        public int $size() {
            return size;
        }

        /** The JDK calls forEachRemaining, which the program may have written. */
        void begin() {
            if (how == 0) {
                Probe p = new Probe();
                it.forEachRemaining(p);
                if (!p.plain) {
                    changing();
                }
            }
        }

        /** Does what the model does not do. */
        private native void changing();

        public boolean hasNext() {
            return it.hasNext();
        }

        public E next() {
            return it.next();
        }

        public void $finish() {
        }
    }

    /** Given to Iterator.forEachRemaining to see whether that is the interface's own. */
    static final class Probe implements Consumer<Object> {
        static final String $JDK = "java.util.stream.Streams$StreamBuilderImpl";
        boolean plain;

        public void accept(Object x) {
            changing();
        }

        /** Does what the model does not do. */
        private native void changing();
    }

    /** What spliterator() of a collection returns that has none of its own. */
    static final class Late<E> implements Spliterator<E> {
        static final String $JDK = "java.util.Spliterators$IteratorSpliterator java.util.ArrayList$ArrayListSpliterator"
                + " java.util.HashMap$KeySpliterator java.util.HashMap$ValueSpliterator java.util.HashMap$EntrySpliterator";
        private int used;

        public native boolean tryAdvance(Consumer<? super E> f);

        public native Spliterator<E> trySplit();

        public native long estimateSize();

        public native int characteristics();
    }
}
