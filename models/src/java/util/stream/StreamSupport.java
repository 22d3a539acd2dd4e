package java.util.stream;

import java.util.Collection;

/** Streams of what models have. */
public final class StreamSupport {
    private StreamSupport() {
    }

    /** The stream of a collection that gives itself to Spliterators.$walk. */
    public static <T> Stream<T> $of(Collection<T> c) {
        return new ReferencePipeline.OfCollection<>(c);
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
