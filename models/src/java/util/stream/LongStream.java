package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.*;

/** The methods with a body, and those that compiling models takes. */
public interface LongStream extends BaseStream<Long, LongStream> {
    LongStream filter(LongPredicate p);

    LongStream map(LongUnaryOperator f);

    <U> Stream<U> mapToObj(LongFunction<? extends U> f);

    IntStream mapToInt(LongToIntFunction f);

    DoubleStream mapToDouble(LongToDoubleFunction f);

    DoubleStream asDoubleStream();

    LongStream flatMap(LongFunction<? extends LongStream> f);

    LongStream mapMulti(LongMapMultiConsumer f);

    LongStream distinct();

    LongStream sorted();

    LongStream peek(LongConsumer f);

    LongStream limit(long n);

    LongStream skip(long n);

    LongStream takeWhile(LongPredicate p);

    LongStream dropWhile(LongPredicate p);

    void forEach(LongConsumer f);

    void forEachOrdered(LongConsumer f);

    long[] toArray();

    long reduce(long first, LongBinaryOperator f);

    OptionalLong reduce(LongBinaryOperator f);

    <R> R collect(Supplier<R> s, ObjLongConsumer<R> f, BiConsumer<R, R> combiner);

    long sum();

    OptionalLong min();

    OptionalLong max();

    long count();

    OptionalDouble average();

    LongSummaryStatistics summaryStatistics();

    boolean anyMatch(LongPredicate p);

    boolean allMatch(LongPredicate p);

    boolean noneMatch(LongPredicate p);

    OptionalLong findFirst();

    OptionalLong findAny();

    Stream<Long> boxed();

    LongStream sequential();

    LongStream parallel();

    PrimitiveIterator.OfLong iterator();

    Spliterator.OfLong spliterator();

    interface LongMapMultiConsumer {
        void accept(long x, LongConsumer f);
    }

    interface Builder extends LongConsumer {
        void accept(long x);

        default Builder add(long x) {
            accept(x);
            return this;
        }

        LongStream build();
    }

    static Builder builder() {
        return new LongPipeline.Building();
    }

    static LongStream empty() {
        return new LongPipeline.OfArray(new long[0], 0, 0);
    }

    static LongStream of(long x) {
        return new LongPipeline.OfArray(new long[] {x}, 0, 1);
    }

    static LongStream of(long... xs) {
        AbstractPipeline.$nonNull(xs);
        return new LongPipeline.OfArray(xs, 0, xs.length);
    }

    static LongStream iterate(long seed, LongUnaryOperator f) {
        AbstractPipeline.$nonNull(f);
        return new LongPipeline.Iterated(seed, null, f);
    }

    static LongStream iterate(long seed, LongPredicate more, LongUnaryOperator f) {
        AbstractPipeline.$nonNull(f);
        AbstractPipeline.$nonNull(more);
        return new LongPipeline.Iterated(seed, more, f);
    }

    static LongStream generate(LongSupplier s) {
        AbstractPipeline.$nonNull(s);
        return new LongPipeline.Generated(s);
    }

    static LongStream range(long from, long to) {
        if (from >= to) {
            return empty();
        }
        LongPipeline.Range r = new LongPipeline.Range(from, to - 1);
        if (to - from < 0) { // the JDK makes two streams of it
            r.$refuse();
        }
        return r;
    }

    static LongStream rangeClosed(long from, long to) {
        if (from > to) {
            return empty();
        }
        LongPipeline.Range r = new LongPipeline.Range(from, to);
        if (to - from + 1 <= 0) { // the JDK makes two streams of it
            r.$refuse();
        }
        return r;
    }

    static LongStream concat(LongStream a, LongStream b) {
        AbstractPipeline.$nonNull(a);
        AbstractPipeline.$nonNull(b);
        if (!(a instanceof LongPipeline && b instanceof LongPipeline)) { // a class of the program
            new LongPipeline.OfArray(null, 0, 0).$refuse();
        }
        return new LongPipeline.Concat((LongPipeline) a, (LongPipeline) b);
    }
}
