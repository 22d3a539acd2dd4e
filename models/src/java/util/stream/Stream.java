package java.util.stream;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.*;

/** The methods with a body, and those that compiling models takes. */
public interface Stream<T> extends BaseStream<T, Stream<T>> {
    Stream<T> filter(Predicate<? super T> p);

    <R> Stream<R> map(Function<? super T, ? extends R> f);

    IntStream mapToInt(ToIntFunction<? super T> f);

    LongStream mapToLong(ToLongFunction<? super T> f);

    DoubleStream mapToDouble(ToDoubleFunction<? super T> f);

    <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> f);

    Stream<T> distinct();

    Stream<T> sorted();

    Stream<T> sorted(Comparator<? super T> c);

    Stream<T> peek(Consumer<? super T> f);

    Stream<T> limit(long n);

    Stream<T> skip(long n);

    Stream<T> takeWhile(Predicate<? super T> p);

    Stream<T> dropWhile(Predicate<? super T> p);

    void forEach(Consumer<? super T> f);

    void forEachOrdered(Consumer<? super T> f);

    Object[] toArray();

    <A> A[] toArray(IntFunction<A[]> f);

    T reduce(T first, BinaryOperator<T> f);

    Optional<T> reduce(BinaryOperator<T> f);

    <U> U reduce(U first, BiFunction<U, ? super T, U> f, BinaryOperator<U> combiner);

    <R> R collect(Supplier<R> s, BiConsumer<R, ? super T> f, BiConsumer<R, R> combiner);

    <R, A> R collect(Collector<? super T, A, R> c);

    List<T> toList();

    Optional<T> min(Comparator<? super T> c);

    Optional<T> max(Comparator<? super T> c);

    long count();

    boolean anyMatch(Predicate<? super T> p);

    boolean allMatch(Predicate<? super T> p);

    boolean noneMatch(Predicate<? super T> p);

    Optional<T> findFirst();

    Optional<T> findAny();

    interface Builder<T> extends Consumer<T> {
        void accept(T x);

        default Builder<T> add(T x) {
            accept(x);
            return this;
        }

        Stream<T> build();
    }

    static <T> Builder<T> builder() {
        return new ReferencePipeline.Building<>();
    }

    static <T> Stream<T> empty() {
        return new ReferencePipeline.OfArray<>(new Object[0], 0, 0);
    }

    static <T> Stream<T> of(T x) {
        return new ReferencePipeline.OfArray<>(new Object[] {x}, 0, 1);
    }

    static <T> Stream<T> ofNullable(T x) {
        return x == null ? empty() : of(x);
    }

    @SafeVarargs
    static <T> Stream<T> of(T... xs) {
        AbstractPipeline.$nonNull(xs);
        return new ReferencePipeline.OfArray<>(xs, 0, xs.length);
    }

    static <T> Stream<T> iterate(T seed, UnaryOperator<T> f) {
        AbstractPipeline.$nonNull(f);
        return new ReferencePipeline.Iterated<>(seed, null, f);
    }

    static <T> Stream<T> iterate(T seed, Predicate<? super T> more, UnaryOperator<T> f) {
        AbstractPipeline.$nonNull(f);
        AbstractPipeline.$nonNull(more);
        return new ReferencePipeline.Iterated<>(seed, more, f);
    }

    static <T> Stream<T> generate(Supplier<? extends T> s) {
        AbstractPipeline.$nonNull(s);
        return new ReferencePipeline.Generated<>(s);
    }

    @SuppressWarnings("unchecked")
    static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        AbstractPipeline.$nonNull(a);
        AbstractPipeline.$nonNull(b);
        if (!(a instanceof ReferencePipeline && b instanceof ReferencePipeline)) { // a class of the program
            new ReferencePipeline.OfArray<T>(null, 0, 0).$refuse();
        }
        return new ReferencePipeline.Concat<>((ReferencePipeline<T>) a, (ReferencePipeline<T>) b);
    }
}
