package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** A stage that gives objects: $next gives the next one, or an End. */
@SuppressWarnings("unchecked")
abstract class ReferencePipeline<T> extends AbstractPipeline implements Stream<T> {
    ReferencePipeline() {
    }

    ReferencePipeline(AbstractPipeline up, boolean shorts, boolean bursts) {
        super(up, shorts, bursts);
    }

    abstract Object $next();

    // Sources.

    static final class OfCollection<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$Head";
        private final Collection<T> c;
        private Spliterators.$Walk<T> it;

        OfCollection(Collection<T> c) {
            this.c = c;
        }

        long $size() {
            $bind();
            return it.$size();
        }

        boolean $sorted() {
            return Spliterators.$sorted(c);
        }

        boolean $distinct() {
            return Spliterators.$distinct(c);
        }

        void $bind() {
            if (it == null) {
                it = Spliterators.$walk(c);
            }
        }

        void $open(int how) {
            $bind();
            it.$how(how);
        }

        Object $next() {
            return it.hasNext() ? it.next() : new End();
        }

        void $finish() {
            it.$finish();
        }
    }

    static final class OfArray<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$Head";
        private final Object[] a;
        private int at;
        private final int to;

        OfArray(Object[] a, int from, int to) {
            this.a = a;
            this.at = from;
            this.to = to;
        }

        long $size() {
            return to - at;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        Object $next() {
            if (at >= to) {
                return new End();
            }
            Object x = a[at];
            at++;
            return x;
        }
    }

    /** What Stream.iterate gives. */
    static final class Iterated<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$Head";
        private T last;
        private final Predicate<? super T> more; // null: always
        private final UnaryOperator<T> f;
        private boolean begun;
        private boolean ended;

        Iterated(T seed, Predicate<? super T> more, UnaryOperator<T> f) {
            this.last = seed;
            this.more = more;
            this.f = f;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        Object $next() {
            if (ended) {
                return new End();
            }
            T x = begun ? f.apply(last) : last;
            begun = true;
            if (more != null && !more.test(x)) {
                ended = true;
                return new End();
            }
            last = x;
            return x;
        }
    }

    /** What Stream.generate gives. */
    static final class Generated<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$Head";
        private final Supplier<? extends T> s;

        Generated(Supplier<? extends T> s) {
            this.s = s;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        Object $next() {
            return s.get();
        }
    }

    /** What Stream.concat gives. */
    static final class Concat<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$Head";
        private final ReferencePipeline<T> a;
        private final ReferencePipeline<T> b;
        private boolean second;
        private int how;

        Concat(ReferencePipeline<T> a, ReferencePipeline<T> b) {
            a.$use();
            b.$use();
            this.a = a;
            this.b = b;
            a.$bind();
            b.$bind();
            if (a.$closes() || b.$closes()) {
                $refuse();
            }
        }

        long $size() {
            long n = a.$size();
            long m = b.$size();
            return n < 0 || m < 0 || n + m < 0 ? -1 : n + m;
        }

        void $open(int how) {
            if (how != WHOLE && (a.bursts || b.bursts)) {
                $refuse();
            }
            this.how = how;
            a.$open(how == WHOLE && a.shorts ? SINGLY : how);
        }

        Object $next() {
            if (!second) {
                Object x = a.$next();
                if (!(x instanceof End)) {
                    return x;
                }
                a.$end();
                second = true;
                b.$open(how == WHOLE && b.shorts ? SINGLY : how);
            }
            return b.$next();
        }

        void $finish() {
            if (second) {
                b.$finish();
            } else {
                a.$finish();
            }
        }
    }

    // Stages between.

    static final class Filter<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$2";
        private final ReferencePipeline<T> before;
        private final Predicate<? super T> p;

        Filter(ReferencePipeline<T> before, Predicate<? super T> p) {
            super(before, false, false);
            this.before = before;
            this.p = p;
        }

        boolean $sorted() {
            return before.$sorted();
        }

        boolean $distinct() {
            return before.$distinct();
        }

        Object $next() {
            Object x = before.$next();
            while (!(x instanceof End) && !p.test((T) x)) {
                x = before.$next();
            }
            return x;
        }
    }

    static final class Mapped<S, T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$3";
        private final ReferencePipeline<S> before;
        private final Function<? super S, ? extends T> f;

        Mapped(ReferencePipeline<S> before, Function<? super S, ? extends T> f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        Object $next() {
            Object x = before.$next();
            return x instanceof End ? x : f.apply((S) x);
        }
    }

    static final class Peek<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$15";
        private final ReferencePipeline<T> before;
        private final Consumer<? super T> f;

        Peek(ReferencePipeline<T> before, Consumer<? super T> f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $sorted() {
            return before.$sorted();
        }

        boolean $distinct() {
            return before.$distinct();
        }

        Object $next() {
            Object x = before.$next();
            if (!(x instanceof End)) {
                f.accept((T) x);
            }
            return x;
        }
    }

    static final class FlatMap<S, T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.ReferencePipeline$7";
        private final ReferencePipeline<S> before;
        private final Function<? super S, ? extends Stream<? extends T>> f;
        private ReferencePipeline<T> inner; // null: none now
        private int how;

        FlatMap(ReferencePipeline<S> before, Function<? super S, ? extends Stream<? extends T>> f) {
            super(before, false, true);
            this.before = before;
            this.f = f;
        }

        void $open(int how) {
            this.how = how;
            before.$open(how);
        }

        Object $next() {
            while (true) {
                if (inner != null) {
                    Object x = inner.$next();
                    if (!(x instanceof End)) {
                        return x;
                    }
                    inner.$end();
                    inner = null;
                }
                Object y = before.$next();
                if (y instanceof End) {
                    return y;
                }
                Object r = ((Function<Object, Object>) (Function<?, ?>) f).apply(y);
                if (r != null) {
                    enter($of(r));
                }
            }
        }

        private void enter(ReferencePipeline<T> s) {
            if (s.$closes() || how != WHOLE && s.bursts) {
                $refuse();
            }
            s.$use();
            s.$open(how != WHOLE || s.shorts ? SINGLY : WHOLE);
            inner = s;
        }

        private ReferencePipeline<T> $of(Object r) {
            if (!(r instanceof Stream)) {
                throw new ClassCastException(Arrays.$text());
            }
            if (!(r instanceof ReferencePipeline)) {
                $refuse();
            }
            return (ReferencePipeline<T>) r;
        }

        void $finish() {
            if (inner != null) {
                inner.$finish();
            }
            before.$finish();
        }
    }

    static final class Distinct<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.DistinctOps$1";
        private final ReferencePipeline<T> before;
        private HashSet<Object> seen; // null: all differ anyway, or equal ones are next to each other
        private boolean all;
        private boolean seenNull;
        private Object last;

        Distinct(ReferencePipeline<T> before) {
            super(before, false, false);
            this.before = before;
        }

        boolean $sorted() {
            return before.$sorted();
        }

        boolean $distinct() {
            return true;
        }

        void $open(int how) {
            before.$open(how);
            all = before.$distinct();
            if (!all && !before.$sorted()) {
                seen = new HashSet<>();
            }
        }

        Object $next() {
            Object x = before.$next();
            while (!(x instanceof End) && !(all || first(x))) {
                x = before.$next();
            }
            return x;
        }

        private boolean first(Object x) {
            if (seen != null) {
                return seen.add(x);
            }
            boolean is = x == null ? !seenNull : last == null || !x.equals(last);
            if (is) {
                last = x;
            }
            if (x == null) {
                seenNull = true;
            }
            return is;
        }
    }

    static final class Sorted<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.SortedOps$OfRef";
        private final ReferencePipeline<T> before;
        private final Comparator<? super T> order;
        private final boolean natural;
        private boolean already;
        private ArrayList<T> all;
        private int at;

        Sorted(ReferencePipeline<T> before, Comparator<? super T> order, boolean natural) {
            super(before, false, true);
            this.before = before;
            this.order = order;
            this.natural = natural;
        }

        long $size() {
            return before.$size();
        }

        boolean $sorted() {
            return natural;
        }

        boolean $distinct() {
            return before.$distinct();
        }

        void $open(int how) {
            before.$open(how);
            already = natural && before.$sorted();
            if (already) {
                return;
            }
            all = new ArrayList<>();
            Object x = before.$next();
            while (!(x instanceof End)) {
                all.add((T) x);
                x = before.$next();
            }
            before.$end();
            all.sort(order);
        }

        Object $next() {
            if (already) {
                return before.$next();
            }
            if (at >= all.size()) {
                return new End();
            }
            Object x = all.get(at);
            at++;
            return x;
        }

        void $finish() {
            if (already) {
                before.$finish();
            }
        }
    }

    /** What limit and skip give. */
    static final class Slice<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.SliceOps$1";
        private final ReferencePipeline<T> before;
        private long skip;
        private long limit;

        Slice(ReferencePipeline<T> before, long skip, long limit) {
            super(before, limit >= 0, false);
            this.before = before;
            this.skip = skip;
            this.limit = limit >= 0 ? limit : Long.MAX_VALUE;
        }

        long $size() {
            long n = before.$size();
            return n < 0 ? -1 : n <= skip ? 0 : n - skip < limit ? n - skip : limit;
        }

        boolean $sorted() {
            return before.$sorted();
        }

        boolean $distinct() {
            return before.$distinct();
        }

        Object $next() {
            if (limit == 0) {
                return new End();
            }
            while (skip > 0) {
                Object x = before.$next();
                if (x instanceof End) {
                    return x;
                }
                skip--;
            }
            Object x = before.$next();
            if (!(x instanceof End)) {
                limit--;
            }
            return x;
        }
    }

    static final class TakeWhile<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.WhileOps$1";
        private final ReferencePipeline<T> before;
        private final Predicate<? super T> p;
        private boolean ended;

        TakeWhile(ReferencePipeline<T> before, Predicate<? super T> p) {
            super(before, true, false);
            this.before = before;
            this.p = p;
        }

        boolean $sorted() {
            return before.$sorted();
        }

        boolean $distinct() {
            return before.$distinct();
        }

        Object $next() {
            if (ended) {
                return new End();
            }
            Object x = before.$next();
            if (!(x instanceof End) && !p.test((T) x)) {
                ended = true;
                return new End();
            }
            return x;
        }
    }

    static final class DropWhile<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.WhileOps$1Op";
        private final ReferencePipeline<T> before;
        private final Predicate<? super T> p;
        private boolean begun;

        DropWhile(ReferencePipeline<T> before, Predicate<? super T> p) {
            super(before, false, false);
            this.before = before;
            this.p = p;
        }

        boolean $sorted() {
            return before.$sorted();
        }

        boolean $distinct() {
            return before.$distinct();
        }

        Object $next() {
            Object x = before.$next();
            while (!begun) {
                if (x instanceof End) {
                    return x;
                }
                if (p.test((T) x)) {
                    x = before.$next();
                } else {
                    begun = true;
                }
            }
            return x;
        }
    }

    /** What mapToObj and boxed give. */
    static final class FromInts<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.IntPipeline$1";
        private final IntPipeline before;
        private final IntFunction<? extends T> f; // null: the boxed numbers

        FromInts(IntPipeline before, IntFunction<? extends T> f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $sorted() {
            return f == null && before.$sorted();
        }

        boolean $distinct() {
            return f == null && before.$distinct();
        }

        Object $next() {
            long n = before.$next();
            int x = (int) n;
            if (n == IntPipeline.END) {
                return new End();
            }
            return f == null ? (Object) Integer.valueOf(x) : f.apply(x);
        }
    }

    /** What mapToObj and boxed give. */
    static final class FromLongs<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.LongPipeline$1";
        private final LongPipeline before;
        private final LongFunction<? extends T> f; // null: the boxed numbers

        FromLongs(LongPipeline before, LongFunction<? extends T> f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $sorted() {
            return f == null && before.$sorted();
        }

        boolean $distinct() {
            return f == null && before.$distinct();
        }

        Object $next() {
            boolean has = before.$advance();
            long x = before.now;
            if (!has) {
                return new End();
            }
            return f == null ? (Object) Long.valueOf(x) : f.apply(x);
        }
    }

    /** What mapToObj and boxed give. */
    static final class FromDoubles<T> extends ReferencePipeline<T> {
        static final String $JDK = "java.util.stream.DoublePipeline$1";
        private final DoublePipeline before;
        private final DoubleFunction<? extends T> f; // null: the boxed numbers

        FromDoubles(DoublePipeline before, DoubleFunction<? extends T> f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $sorted() {
            return f == null && before.$sorted();
        }

        boolean $distinct() {
            return f == null && before.$distinct();
        }

        Object $next() {
            boolean has = before.$advance();
            double x = before.now;
            if (!has) {
                return new End();
            }
            return f == null ? (Object) Double.valueOf(x) : f.apply(x);
        }
    }

    public Stream<T> filter(Predicate<? super T> p) {
        $nonNull(p);
        return new Filter<>(this, p);
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> f) {
        $nonNull(f);
        return new Mapped<>(this, f);
    }

    public IntStream mapToInt(ToIntFunction<? super T> f) {
        $nonNull(f);
        return new IntPipeline.FromObjects<>(this, f);
    }

    public LongStream mapToLong(ToLongFunction<? super T> f) {
        $nonNull(f);
        return new LongPipeline.FromObjects<>(this, f);
    }

    public DoubleStream mapToDouble(ToDoubleFunction<? super T> f) {
        $nonNull(f);
        return new DoublePipeline.FromObjects<>(this, f);
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> f) {
        $nonNull(f);
        return new FlatMap<>(this, f);
    }

    public native IntStream flatMapToInt(Function<? super T, ? extends IntStream> f);

    public native LongStream flatMapToLong(Function<? super T, ? extends LongStream> f);

    public native DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> f);

    public native <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> f);

    public native IntStream mapMultiToInt(BiConsumer<? super T, ? super java.util.function.IntConsumer> f);

    public native LongStream mapMultiToLong(BiConsumer<? super T, ? super java.util.function.LongConsumer> f);

    public native DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super java.util.function.DoubleConsumer> f);

    public Stream<T> distinct() {
        return new Distinct<>(this);
    }

    public Stream<T> sorted() {
        return new Sorted<>(this, (Comparator<? super T>) Comparator.naturalOrder(), true);
    }

    public Stream<T> sorted(Comparator<? super T> c) {
        Sorted<T> s = new Sorted<>(this, c, false);
        $nonNull(c);
        return s;
    }

    public Stream<T> peek(Consumer<? super T> f) {
        $nonNull(f);
        return new Peek<>(this, f);
    }

    public Stream<T> limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return new Slice<>(this, 0, n);
    }

    public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new Slice<>(this, n, -1);
    }

    public Stream<T> takeWhile(Predicate<? super T> p) {
        $nonNull(p);
        return new TakeWhile<>(this, p);
    }

    public Stream<T> dropWhile(Predicate<? super T> p) {
        $nonNull(p);
        return new DropWhile<>(this, p);
    }

    public Stream<T> sequential() {
        return this;
    }

    public native Stream<T> parallel();

    public native Stream<T> unordered();

    public Stream<T> onClose(Runnable r) {
        $onClose(r);
        return this;
    }

    public native Spliterator<T> spliterator();

    public Iterator<T> iterator() {
        $use();
        return new Walk<>(this);
    }

    static final class Walk<T> implements Iterator<T> {
        static final String $JDK = "java.util.Spliterators$1Adapter";
        private final ReferencePipeline<T> s;
        private boolean begun;
        private Object ahead; // an End in the end
        private boolean has; // whether ahead is to be given

        Walk(ReferencePipeline<T> s) {
            this.s = s;
        }

        public boolean hasNext() {
            if (!has && !(ahead instanceof End)) {
                if (!begun) {
                    begun = true;
                    s.$walk();
                }
                ahead = s.$next();
                has = !(ahead instanceof End);
            }
            return has;
        }

        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            has = false;
            Object x = ahead;
            ahead = null;
            return (T) x;
        }
    }

    /** What Stream.builder gives. */
    static final class Building<T> implements Stream.Builder<T> {
        static final String $JDK = "java.util.stream.Streams$StreamBuilderImpl";
        private final ArrayList<T> all = new ArrayList<>();
        private boolean built;

        public void accept(T x) {
            if (built) {
                throw new IllegalStateException();
            }
            all.add(x);
        }

        public Stream<T> build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return new OfArray<>(all.toArray(), 0, all.size());
        }
    }

    // Terminal operations.

    public void forEach(Consumer<? super T> f) {
        if (up != null) {
            $nonNull(f);
        }
        $use();
        $nonNull(f);
        $open(shorts ? SINGLY : WHOLE);
        Object x = $next();
        while (!(x instanceof End)) {
            f.accept((T) x);
            x = $next();
        }
        $end();
    }

    public void forEachOrdered(Consumer<? super T> f) {
        forEach(f);
    }

    public Object[] toArray() {
        $start(false);
        ArrayList<Object> all = new ArrayList<>();
        Object x = $next();
        while (!(x instanceof End)) {
            all.add(x);
            x = $next();
        }
        $end();
        return all.toArray();
    }

    public <A> A[] toArray(IntFunction<A[]> f) {
        $use();
        long n = $size();
        return n < 0 ? (A[]) unsized(f) : (A[]) sized(f, n);
    }

    private Object[] sized(IntFunction<?> f, long n) {
        $nonNull(f);
        Object[] r = $array(f.apply((int) n));
        $open(shorts ? SINGLY : WHOLE);
        if (r.length != n) {
            throw new IllegalStateException("Begin size " + n + " is not equal to fixed size " + r.length);
        }
        int i = 0;
        Object x = $next();
        while (!(x instanceof End)) {
            if (!Arrays.$fits(r, x)) {
                throw new ArrayStoreException(Arrays.$text());
            }
            if (i >= r.length) {
                $refuse();
            }
            r[i] = x;
            i++;
            x = $next();
        }
        $end();
        if (i != r.length) {
            $refuse();
        }
        return r;
    }

    private Object[] unsized(IntFunction<?> f) {
        $open(shorts ? SINGLY : WHOLE);
        ArrayList<Object> all = new ArrayList<>();
        Object x = $next();
        while (!(x instanceof End)) {
            all.add(x);
            x = $next();
        }
        $end();
        $nonNull(f);
        Object[] r = $array(f.apply(all.size()));
        if (r.length < all.size()) {
            throw new IndexOutOfBoundsException("does not fit");
        }
        for (int i = 0; i < all.size(); i++) {
            Object y = all.get(i);
            if (!Arrays.$fits(r, y)) {
                throw new ArrayStoreException(Arrays.$text());
            }
            r[i] = y;
        }
        return r;
    }

    /** What a function that was not checked by the compiler has returned. */
    private static Object[] $array(Object r) {
        if (r == null) {
            throw new NullPointerException(Arrays.$text());
        }
        if (!(r instanceof Object[])) {
            throw new ClassCastException(Arrays.$text());
        }
        return (Object[]) r;
    }

    public List<T> toList() {
        return (List<T>) Spliterators.$listOf(toArray());
    }

    public T reduce(T first, BinaryOperator<T> f) {
        $nonNull(f);
        $start(false);
        T r = first;
        Object x = $next();
        while (!(x instanceof End)) {
            r = f.apply(r, (T) x);
            x = $next();
        }
        $end();
        return r;
    }

    public Optional<T> reduce(BinaryOperator<T> f) {
        $nonNull(f);
        $start(false);
        Object r = $next();
        if (r instanceof End) {
            $end();
            return Optional.empty();
        }
        Object x = $next();
        while (!(x instanceof End)) {
            r = f.apply((T) r, (T) x);
            x = $next();
        }
        $end();
        return some(r);
    }

    /** An Optional with x in it. */
    private Optional<T> some(Object x) {
        if (x == null) {
            throw new NullPointerException();
        }
        return (Optional<T>) Optional.of(x);
    }

    public <U> U reduce(U first, BiFunction<U, ? super T, U> f, BinaryOperator<U> combiner) {
        $nonNull(f);
        $nonNull(combiner);
        $start(false);
        U r = first;
        Object x = $next();
        while (!(x instanceof End)) {
            r = f.apply(r, (T) x);
            x = $next();
        }
        $end();
        return r;
    }

    public <R> R collect(Supplier<R> s, BiConsumer<R, ? super T> f, BiConsumer<R, R> combiner) {
        $nonNull(s);
        $nonNull(f);
        $nonNull(combiner);
        $start(false);
        R r = s.get();
        Object x = $next();
        while (!(x instanceof End)) {
            f.accept(r, (T) x);
            x = $next();
        }
        $end();
        return r;
    }

    public <R, A> R collect(Collector<? super T, A, R> c) {
        $nonNull(c);
        Supplier<A> s = c.supplier();
        BiConsumer<A, ? super T> f = c.accumulator();
        c.combiner();
        $use();
        $nonNull(c.characteristics());
        $open(shorts ? SINGLY : WHOLE);
        $nonNull(s);
        A r = s.get();
        Object x = $next();
        while (!(x instanceof End)) {
            $nonNull(f);
            f.accept(r, (T) x);
            x = $next();
        }
        $end();
        if (c.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
            return (R) r;
        }
        Function<A, R> g = c.finisher();
        $nonNull(g);
        return g.apply(r);
    }

    public Optional<T> min(Comparator<? super T> c) {
        $nonNull(c);
        $start(false);
        Object r = $next();
        if (r instanceof End) {
            $end();
            return Optional.empty();
        }
        Object x = $next();
        while (!(x instanceof End)) {
            if (c.compare((T) r, (T) x) > 0) {
                r = x;
            }
            x = $next();
        }
        $end();
        return some(r);
    }

    public Optional<T> max(Comparator<? super T> c) {
        $nonNull(c);
        $start(false);
        Object r = $next();
        if (r instanceof End) {
            $end();
            return Optional.empty();
        }
        Object x = $next();
        while (!(x instanceof End)) {
            if (c.compare((T) r, (T) x) < 0) {
                r = x;
            }
            x = $next();
        }
        $end();
        return some(r);
    }

    public long count() {
        $use();
        long n = $size();
        if (n >= 0) {
            return n;
        }
        $open(shorts ? SINGLY : WHOLE);
        n = 0;
        Object x = $next();
        while (!(x instanceof End)) {
            n++;
            x = $next();
        }
        $end();
        return n;
    }

    public boolean anyMatch(Predicate<? super T> p) {
        $nonNull(p);
        $start(true);
        boolean r = false;
        Object x = $next();
        while (!r && !(x instanceof End)) {
            r = p.test((T) x);
            if (!r) {
                x = $next();
            }
        }
        $finish();
        return r;
    }

    public boolean allMatch(Predicate<? super T> p) {
        $nonNull(p);
        $start(true);
        boolean r = true;
        Object x = $next();
        while (r && !(x instanceof End)) {
            r = p.test((T) x);
            if (r) {
                x = $next();
            }
        }
        $finish();
        return r;
    }

    public boolean noneMatch(Predicate<? super T> p) {
        return !anyMatch(p);
    }

    public Optional<T> findFirst() {
        $start(true);
        Object x = $next();
        if (x instanceof End) {
            $finish();
            return Optional.empty();
        }
        if (x == null) {
            throw new NullPointerException();
        }
        $finish();
        return some(x);
    }

    public Optional<T> findAny() {
        return findFirst();
    }
}
