package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.*;

/** The methods with a body, and those that compiling models takes. */
public interface IntStream extends BaseStream<Integer, IntStream> {
    IntStream filter(IntPredicate p);

    IntStream map(IntUnaryOperator f);

    <U> Stream<U> mapToObj(IntFunction<? extends U> f);

    LongStream mapToLong(IntToLongFunction f);

    DoubleStream mapToDouble(IntToDoubleFunction f);

    DoubleStream asDoubleStream();

    LongStream asLongStream();

    IntStream flatMap(IntFunction<? extends IntStream> f);

    IntStream mapMulti(IntMapMultiConsumer f);

    IntStream distinct();

    IntStream sorted();

    IntStream peek(IntConsumer f);

    IntStream limit(long n);

    IntStream skip(long n);

    IntStream takeWhile(IntPredicate p);

    IntStream dropWhile(IntPredicate p);

    void forEach(IntConsumer f);

    void forEachOrdered(IntConsumer f);

    int[] toArray();

    int reduce(int first, IntBinaryOperator f);

    OptionalInt reduce(IntBinaryOperator f);

    <R> R collect(Supplier<R> s, ObjIntConsumer<R> f, BiConsumer<R, R> combiner);

    int sum();

    OptionalInt min();

    OptionalInt max();

    long count();

    OptionalDouble average();

    IntSummaryStatistics summaryStatistics();

    boolean anyMatch(IntPredicate p);

    boolean allMatch(IntPredicate p);

    boolean noneMatch(IntPredicate p);

    OptionalInt findFirst();

    OptionalInt findAny();

    Stream<Integer> boxed();

    IntStream sequential();

    IntStream parallel();

    PrimitiveIterator.OfInt iterator();

    Spliterator.OfInt spliterator();

    interface IntMapMultiConsumer {
        void accept(int x, IntConsumer f);
    }

    interface Builder extends IntConsumer {
        void accept(int x);

        default Builder add(int x) {
            accept(x);
            return this;
        }

        IntStream build();
    }

    static Builder builder() {
        return new IntPipeline.Building();
    }

    static IntStream empty() {
        return new IntPipeline.OfArray(new int[0], 0, 0);
    }

    static IntStream of(int x) {
        return new IntPipeline.OfArray(new int[] {x}, 0, 1);
    }

    static IntStream of(int... xs) {
        AbstractPipeline.$nonNull(xs);
        return new IntPipeline.OfArray(xs, 0, xs.length);
    }

    static IntStream iterate(int seed, IntUnaryOperator f) {
        AbstractPipeline.$nonNull(f);
        return new IntPipeline.Iterated(seed, null, f);
    }

    static IntStream iterate(int seed, IntPredicate more, IntUnaryOperator f) {
        AbstractPipeline.$nonNull(f);
        AbstractPipeline.$nonNull(more);
        return new IntPipeline.Iterated(seed, more, f);
    }

    static IntStream generate(IntSupplier s) {
        AbstractPipeline.$nonNull(s);
        return new IntPipeline.Generated(s);
    }

    static IntStream range(int from, int to) {
        return from >= to ? empty() : new IntPipeline.Range(from, to - 1);
    }

    static IntStream rangeClosed(int from, int to) {
        return from > to ? empty() : new IntPipeline.Range(from, to);
    }

    static IntStream concat(IntStream a, IntStream b) {
        AbstractPipeline.$nonNull(a);
        AbstractPipeline.$nonNull(b);
        if (!(a instanceof IntPipeline && b instanceof IntPipeline)) { // a class of the program
            new IntPipeline.OfArray(null, 0, 0).$refuse();
        }
        return new IntPipeline.Concat((IntPipeline) a, (IntPipeline) b);
    }
}
