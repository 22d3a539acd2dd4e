package java.util.stream;

import java.util.Collection;
import java.util.ExecuteLists;
import java.util.List;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** Streams of spliterators, which are asked for one element after the other. */
final class ExecuteStreamSupport {
    /** The last element that was asked for. */
    private static final class $Last {
        private Supplier<?> source;
        private Object from;
        private Object x;
        private int i;
        private long j;
        private double d;

        $Last(Object from, Supplier<?> source, boolean parallel) {
            this.from = from;
            this.source = source;
            if (parallel) {
                $parallel();
            }
            if (from == null && source == null) {
                throw new NullPointerException();
            }
        }

        private Object from() {
            if (from == null) {
                from = source.get();
            }
            return from;
        }

        @SuppressWarnings("unchecked")
        boolean next() {
            return ((Spliterator<Object>) from()).tryAdvance(o -> x = o);
        }

        boolean nextInt() {
            return ((Spliterator.OfInt) from()).tryAdvance((IntConsumer) v -> i = v);
        }

        boolean nextLong() {
            return ((Spliterator.OfLong) from()).tryAdvance((LongConsumer) v -> j = v);
        }

        boolean nextDouble() {
            return ((Spliterator.OfDouble) from()).tryAdvance((DoubleConsumer) v -> d = v);
        }
    }

    /** Not modelled: threads. */
    private static native void $parallel();

    @SuppressWarnings("unchecked")
    private static <T> Stream<T> of($Last last) {
        return Stream.iterate(last, $Last::next, l -> l).map(l -> (T) l.x);
    }

    private static IntStream ofInt($Last last) {
        return Stream.iterate(last, $Last::nextInt, l -> l).mapToInt(l -> l.i);
    }

    private static LongStream ofLong($Last last) {
        return Stream.iterate(last, $Last::nextLong, l -> l).mapToLong(l -> l.j);
    }

    private static DoubleStream ofDouble($Last last) {
        return Stream.iterate(last, $Last::nextDouble, l -> l).mapToDouble(l -> l.d);
    }

    static <T> Stream<T> $own(Collection<T> c, Spliterator<T> s) {
        if (!s.getClass().getName().equals("java.util.Spliterators$Late")) {
            return stream(s, false);
        }
        if (c instanceof List && c instanceof RandomAccess && !c.getClass().getName().startsWith("java.")) {
            return stream(ExecuteLists.$spliterator((List<T>) c), false);
        }
        return null;
    }

    static <T> Stream<T> stream(Spliterator<T> s, boolean parallel) {
        return of(new $Last(s, null, parallel));
    }

    static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> s, int characteristics, boolean parallel) {
        return of(new $Last(null, s, parallel));
    }

    static IntStream intStream(Spliterator.OfInt s, boolean parallel) {
        return ofInt(new $Last(s, null, parallel));
    }

    static IntStream intStream(Supplier<? extends Spliterator.OfInt> s, int characteristics, boolean parallel) {
        return ofInt(new $Last(null, s, parallel));
    }

    static LongStream longStream(Spliterator.OfLong s, boolean parallel) {
        return ofLong(new $Last(s, null, parallel));
    }

    static LongStream longStream(Supplier<? extends Spliterator.OfLong> s, int characteristics, boolean parallel) {
        return ofLong(new $Last(null, s, parallel));
    }

    static DoubleStream doubleStream(Spliterator.OfDouble s, boolean parallel) {
        return ofDouble(new $Last(s, null, parallel));
    }

    static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> s, int characteristics, boolean parallel) {
        return ofDouble(new $Last(null, s, parallel));
    }
}
