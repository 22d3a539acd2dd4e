package java.util.stream;

import java.util.Collection;
import java.util.Spliterator;
import java.util.Spliterators;

/** Streams of what models have. */
public final class StreamSupport {
    private StreamSupport() {
    }

    /** The stream of a collection that gives itself to Spliterators.$walk. */
    public static <T> Stream<T> $of(Collection<T> c) {
        return new ReferencePipeline.OfCollection<>(c);
    }

    /** The stream of a collection whose method spliterator() has returned s. */
    public static <T> Stream<T> $from(Collection<T> c, Spliterator<T> s) {
        Stream<T> own = $own(c, s);
        return own == null ? $of(c) : own;
    }

    /** A stream of what the program has written, null for that of a model. Only executions have such a stream. */
    private static <T> Stream<T> $own(Collection<T> c, Spliterator<T> s) {
        Spliterators.$check(s);
        return null;
    }

    public static <T> Stream<T> $of(Object[] a, int from, int to) {
        return new ReferencePipeline.OfArray<>(a, from, to);
    }

    public static IntStream $of(int[] a, int from, int to) {
        return new IntPipeline.OfArray(a, from, to);
    }

    public static LongStream $of(long[] a, int from, int to) {
        return new LongPipeline.OfArray(a, from, to);
    }

    public static DoubleStream $of(double[] a, int from, int to) {
        return new DoublePipeline.OfArray(a, from, to);
    }

    public static IntStream $chars(String s) {
        return new IntPipeline.OfText(s);
    }
}
