package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.*;

/** The methods with a body, and those that compiling models takes. */
public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    DoubleStream filter(DoublePredicate p);

    DoubleStream map(DoubleUnaryOperator f);

    <U> Stream<U> mapToObj(DoubleFunction<? extends U> f);

    IntStream mapToInt(DoubleToIntFunction f);

    LongStream mapToLong(DoubleToLongFunction f);

    DoubleStream flatMap(DoubleFunction<? extends DoubleStream> f);

    DoubleStream mapMulti(DoubleMapMultiConsumer f);

    DoubleStream distinct();

    DoubleStream sorted();

    DoubleStream peek(DoubleConsumer f);

    DoubleStream limit(long n);

    DoubleStream skip(long n);

    DoubleStream takeWhile(DoublePredicate p);

    DoubleStream dropWhile(DoublePredicate p);

    void forEach(DoubleConsumer f);

    void forEachOrdered(DoubleConsumer f);

    double[] toArray();

    double reduce(double first, DoubleBinaryOperator f);

    OptionalDouble reduce(DoubleBinaryOperator f);

    <R> R collect(Supplier<R> s, ObjDoubleConsumer<R> f, BiConsumer<R, R> combiner);

    double sum();

    OptionalDouble min();

    OptionalDouble max();

    long count();

    OptionalDouble average();

    DoubleSummaryStatistics summaryStatistics();

    boolean anyMatch(DoublePredicate p);

    boolean allMatch(DoublePredicate p);

    boolean noneMatch(DoublePredicate p);

    OptionalDouble findFirst();

    OptionalDouble findAny();

    Stream<Double> boxed();

    DoubleStream sequential();

    DoubleStream parallel();

    PrimitiveIterator.OfDouble iterator();

    Spliterator.OfDouble spliterator();

    interface DoubleMapMultiConsumer {
        void accept(double x, DoubleConsumer f);
    }

    interface Builder extends DoubleConsumer {
        void accept(double x);

        default Builder add(double x) {
            accept(x);
            return this;
        }

        DoubleStream build();
    }

    static Builder builder() {
        return new DoublePipeline.Building();
    }

    static DoubleStream empty() {
        return new DoublePipeline.OfArray(new double[0], 0, 0);
    }

    static DoubleStream of(double x) {
        return new DoublePipeline.OfArray(new double[] {x}, 0, 1);
    }

    static DoubleStream of(double... xs) {
        AbstractPipeline.$nonNull(xs);
        return new DoublePipeline.OfArray(xs, 0, xs.length);
    }

    static DoubleStream iterate(double seed, DoubleUnaryOperator f) {
        AbstractPipeline.$nonNull(f);
        return new DoublePipeline.Iterated(seed, null, f);
    }

    static DoubleStream iterate(double seed, DoublePredicate more, DoubleUnaryOperator f) {
        AbstractPipeline.$nonNull(f);
        AbstractPipeline.$nonNull(more);
        return new DoublePipeline.Iterated(seed, more, f);
    }

    static DoubleStream generate(DoubleSupplier s) {
        AbstractPipeline.$nonNull(s);
        return new DoublePipeline.Generated(s);
    }

    static DoubleStream concat(DoubleStream a, DoubleStream b) {
        AbstractPipeline.$nonNull(a);
        AbstractPipeline.$nonNull(b);
        if (!(a instanceof DoublePipeline && b instanceof DoublePipeline)) { // a class of the program
            new DoublePipeline.OfArray(null, 0, 0).$refuse();
        }
        return new DoublePipeline.Concat((DoublePipeline) a, (DoublePipeline) b);
    }
}
