package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.*;

/** A stage that gives numbers: $next gives the next one, or END. */
abstract class IntPipeline extends AbstractPipeline implements IntStream {
    /** What a stage gives after its last element. */
    static final long END = Long.MIN_VALUE;

    IntPipeline() {
    }

    IntPipeline(AbstractPipeline up, boolean shorts, boolean bursts) {
        super(up, shorts, bursts);
    }

    abstract long $next();

    // Sources.

    static final class OfArray extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$Head";
        private final int[] a;
        private int at;
        private final int to;

        OfArray(int[] a, int from, int to) {
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

        long $next() {
            if (at >= to) {
                return END;
            }
            int x = a[at];
            at++;
            return x;
        }
    }

    static final class OfText extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$Head";
        private final String s;
        private int at;

        OfText(String s) {
            this.s = s;
        }

        long $size() {
            return s.length() - at;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        long $next() {
            if (at >= s.length()) {
                return END;
            }
            int x = s.charAt(at);
            at++;
            return x;
        }
    }

    static final class Range extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$Head";
        private int at;
        private final int last; // of those to come
        private boolean more;

        Range(int from, int last) {
            this.at = from;
            this.last = last;
            this.more = from <= last;
        }

        long $size() {
            return more ? (long) last - at + 1 : 0;
        }

        boolean $sorted() {
            return true;
        }

        boolean $distinct() {
            return true;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        long $next() {
            if (!more) {
                return END;
            }
            int x = at;
            if (x < last) {
                at = x + 1;
            } else {
                more = false;
            }
            return x;
        }
    }

    /** What iterate gives. */
    static final class Iterated extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$Head";
        private int last;
        private final IntPredicate more; // null: always
        private final IntUnaryOperator f;
        private boolean begun;
        private boolean ended;

        Iterated(int seed, IntPredicate more, IntUnaryOperator f) {
            this.last = seed;
            this.more = more;
            this.f = f;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        long $next() {
            if (ended) {
                return END;
            }
            int x = begun ? f.applyAsInt(last) : last;
            begun = true;
            if (more != null && !more.test(x)) {
                ended = true;
                return END;
            }
            last = x;
            return x;
        }
    }

    /** What generate gives. */
    static final class Generated extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$Head";
        private final IntSupplier s;

        Generated(IntSupplier s) {
            this.s = s;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        long $next() {
            return s.getAsInt();
        }
    }

    /** What concat gives. */
    static final class Concat extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$Head";
        private final IntPipeline a;
        private final IntPipeline b;
        private boolean second;
        private int how;

        Concat(IntPipeline a, IntPipeline b) {
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

        private void next() {
            a.$end();
            second = true;
            b.$open(how == WHOLE && b.shorts ? SINGLY : how);
        }

        long $next() {
            if (!second) {
                long n = a.$next();
                if (n != END) {
                    return n;
                }
                next();
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

    /** What Stream.mapToInt gives. */
    static final class FromObjects<S> extends IntPipeline {
        static final String $JDK = "java.util.stream.ReferencePipeline$4";
        private final ReferencePipeline<S> before;
        private final ToIntFunction<? super S> f;

        FromObjects(ReferencePipeline<S> before, ToIntFunction<? super S> f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        @SuppressWarnings("unchecked")
        long $next() {
            Object x = before.$next();
            if (x instanceof End) {
                return END;
            }
            return f.applyAsInt((S) x);
        }
    }

    /** What LongStream.mapToInt gives. */
    static final class FromLongs extends IntPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$4";
        private final LongPipeline before;
        private final LongToIntFunction f;

        FromLongs(LongPipeline before, LongToIntFunction f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        long $next() {
            if (!before.$advance()) {
                return END;
            }
            return f.applyAsInt(before.now);
        }
    }

    /** What DoubleStream.mapToInt gives. */
    static final class FromDoubles extends IntPipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$3";
        private final DoublePipeline before;
        private final DoubleToIntFunction f;

        FromDoubles(DoublePipeline before, DoubleToIntFunction f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        long $next() {
            if (!before.$advance()) {
                return END;
            }
            return f.applyAsInt(before.now);
        }
    }

    static final class Filter extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$10";
        private final IntPipeline before;
        private final IntPredicate p;

        Filter(IntPipeline before, IntPredicate p) {
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

        long $next() {
            for (long n = before.$next(); n != END; n = before.$next()) {
                int x = (int) n;
                if (p.test(x)) {
                    return x;
                }
            }
            return END;
        }
    }

    static final class Mapped extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$4";
        private final IntPipeline before;
        private final IntUnaryOperator f;

        Mapped(IntPipeline before, IntUnaryOperator f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        long $next() {
            long n = before.$next();
            int x = (int) n;
            if (n == END) {
                return END;
            }
            return f.applyAsInt(x);
        }
    }

    static final class Peek extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$11";
        private final IntPipeline before;
        private final IntConsumer f;

        Peek(IntPipeline before, IntConsumer f) {
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

        long $next() {
            long n = before.$next();
            int x = (int) n;
            if (n == END) {
                return END;
            }
            f.accept(x);
            return x;
        }
    }

    static final class FlatMap extends IntPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$7";
        private final IntPipeline before;
        private final IntFunction<? extends IntStream> f;
        private IntPipeline inner; // null: none now
        private int how;

        FlatMap(IntPipeline before, IntFunction<? extends IntStream> f) {
            super(before, false, true);
            this.before = before;
            this.f = f;
        }

        void $open(int how) {
            this.how = how;
            before.$open(how);
        }

        long $next() {
            while (true) {
                if (inner != null) {
                    long y = inner.$next();
                    if (y != END) {
                        return y;
                    }
                    inner.$end();
                    inner = null;
                }
                long n = before.$next();
                int x = (int) n;
                if (n == END) {
                    return END;
                }
                Object r = ((IntFunction<Object>) (IntFunction<?>) f).apply(x);
                if (r != null) {
                    enter($of(r));
                }
            }
        }

        private void enter(IntPipeline s) {
            if (s.$closes() || how != WHOLE && s.bursts) {
                $refuse();
            }
            s.$use();
            s.$open(how != WHOLE || s.shorts ? SINGLY : WHOLE);
            inner = s;
        }

        private IntPipeline $of(Object r) {
            if (!(r instanceof IntStream)) {
                throw new ClassCastException(Arrays.$text());
            }
            if (!(r instanceof IntPipeline)) {
                $refuse();
            }
            return (IntPipeline) r;
        }

        void $finish() {
            if (inner != null) {
                inner.$finish();
            }
            before.$finish();
        }
    }

    static final class Sorted extends IntPipeline {
        static final String $JDK = "java.util.stream.SortedOps$OfInt";
        private final IntPipeline before;
        private int[] all;
        private int at;

        Sorted(IntPipeline before) {
            super(before, false, true);
            this.before = before;
        }

        long $size() {
            return before.$size();
        }

        boolean $sorted() {
            return true;
        }

        boolean $distinct() {
            return before.$distinct();
        }

        void $open(int how) {
            if (before.$sorted()) {
                before.$open(how);
                return;
            }
            before.$open(how);
            all = before.drain();
            Arrays.sort(all);
        }

        long $next() {
            if (all == null) {
                long n = before.$next();
                int x = (int) n;
                if (n == END) {
                    return END;
                }
                return x;
            }
            if (at >= all.length) {
                return END;
            }
            int x = all[at];
            at++;
            return x;
        }

        void $finish() {
            if (all == null) {
                before.$finish();
            }
        }
    }

    /** What limit and skip give. */
    static final class Slice extends IntPipeline {
        static final String $JDK = "java.util.stream.SliceOps$2";
        private final IntPipeline before;
        private long skip;
        private long limit;

        Slice(IntPipeline before, long skip, long limit) {
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

        long $next() {
            if (limit == 0) {
                return END;
            }
            while (skip > 0) {
                if (before.$next() == END) {
                    return END;
                }
                skip--;
            }
            long n = before.$next();
            int x = (int) n;
            if (n == END) {
                return END;
            }
            limit--;
            return x;
        }
    }

    static final class TakeWhile extends IntPipeline {
        static final String $JDK = "java.util.stream.WhileOps$2";
        private final IntPipeline before;
        private final IntPredicate p;
        private boolean ended;

        TakeWhile(IntPipeline before, IntPredicate p) {
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

        long $next() {
            if (ended) {
                return END;
            }
            long n = before.$next();
            int x = (int) n;
            if (n == END) {
                return END;
            }
            if (!p.test(x)) {
                ended = true;
                return END;
            }
            return x;
        }
    }

    static final class DropWhile extends IntPipeline {
        static final String $JDK = "java.util.stream.WhileOps$2Op";
        private final IntPipeline before;
        private final IntPredicate p;
        private boolean begun;

        DropWhile(IntPipeline before, IntPredicate p) {
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

        long $next() {
            for (long n = before.$next(); n != END; n = before.$next()) {
                int x = (int) n;
                if (begun || !p.test(x)) {
                    begun = true;
                    return x;
                }
            }
            return END;
        }
    }

    /** The elements to come. */
    final int[] drain() {
        int[] all = new int[10];
        int n0 = 0;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            if (n0 == all.length) {
                int[] wider = new int[2 * n0];
                for (int i = 0; i < n0; i++) {
                    wider[i] = all[i];
                }
                all = wider;
            }
            all[n0] = x;
            n0++;
        }
        $end();
        int[] r = new int[n0];
        for (int i = 0; i < n0; i++) {
            r[i] = all[i];
        }
        return r;
    }

    public IntStream filter(IntPredicate p) {
        $nonNull(p);
        return new Filter(this, p);
    }

    public IntStream map(IntUnaryOperator f) {
        $nonNull(f);
        return new Mapped(this, f);
    }

    public <U> Stream<U> mapToObj(IntFunction<? extends U> f) {
        $nonNull(f);
        return new ReferencePipeline.FromInts<>(this, f);
    }

    public Stream<Integer> boxed() {
        return new ReferencePipeline.FromInts<>(this, null);
    }

    public LongStream mapToLong(IntToLongFunction f) {
        $nonNull(f);
        return new LongPipeline.FromInts(this, f);
    }

    public DoubleStream mapToDouble(IntToDoubleFunction f) {
        $nonNull(f);
        return new DoublePipeline.FromInts(this, f);
    }

    public DoubleStream asDoubleStream() {
        return new DoublePipeline.FromInts(this, x -> x);
    }

    public LongStream asLongStream() {
        return new LongPipeline.FromInts(this, x -> x);
    }

    public IntStream flatMap(IntFunction<? extends IntStream> f) {
        $nonNull(f);
        return new FlatMap(this, f);
    }

    public native IntStream mapMulti(IntMapMultiConsumer f);

    public IntStream distinct() {
        return boxed().distinct().mapToInt(x -> x);
    }

    public IntStream sorted() {
        return new Sorted(this);
    }

    public IntStream peek(IntConsumer f) {
        $nonNull(f);
        return new Peek(this, f);
    }

    public IntStream limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return new Slice(this, 0, n);
    }

    public IntStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new Slice(this, n, -1);
    }

    public IntStream takeWhile(IntPredicate p) {
        $nonNull(p);
        return new TakeWhile(this, p);
    }

    public IntStream dropWhile(IntPredicate p) {
        $nonNull(p);
        return new DropWhile(this, p);
    }

    public IntStream sequential() {
        return this;
    }

    public native IntStream parallel();

    public native IntStream unordered();

    public IntStream onClose(Runnable r) {
        $onClose(r);
        return this;
    }

    public native Spliterator.OfInt spliterator();

    public PrimitiveIterator.OfInt iterator() {
        $use();
        return new Walk(this);
    }

    static final class Walk implements PrimitiveIterator.OfInt {
        static final String $JDK = "java.util.Spliterators$2Adapter";
        private final IntPipeline s;
        private boolean begun;
        private boolean ended;
        private boolean has; // whether ahead is to be given
        private int ahead;

        Walk(IntPipeline s) {
            this.s = s;
        }

        public boolean hasNext() {
            if (!has && !ended) {
                if (!begun) {
                    begun = true;
                    s.$walk();
                }
                long n = s.$next();
                int x = (int) n;
                if (n == END) {
                    ended = true;
                    return false;
                }
                ahead = x;
                has = true;
            }
            return has;
        }

        public int nextInt() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            has = false;
            return ahead;
        }

        public Integer next() {
            return nextInt();
        }

        public void forEachRemaining(IntConsumer f) {
            $nonNull(f);
            while (hasNext()) {
                f.accept(nextInt());
            }
        }
    }

    // Terminal operations.

    public void forEach(IntConsumer f) {
        if (up != null) {
            $nonNull(f);
        }
        $use();
        $nonNull(f);
        $open(shorts ? SINGLY : WHOLE);
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            f.accept(x);
        }
        $end();
    }

    public void forEachOrdered(IntConsumer f) {
        forEach(f);
    }

    public int[] toArray() {
        $start(false);
        return drain();
    }

    public int reduce(int first, IntBinaryOperator f) {
        $nonNull(f);
        $start(false);
        int r = first;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            r = f.applyAsInt(r, x);
        }
        $end();
        return r;
    }

    public OptionalInt reduce(IntBinaryOperator f) {
        $nonNull(f);
        $start(false);
        int r = 0;
        boolean some = false;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            r = some ? f.applyAsInt(r, x) : x;
            some = true;
        }
        $end();
        return some ? OptionalInt.of(r) : OptionalInt.empty();
    }

    public <R> R collect(Supplier<R> s, ObjIntConsumer<R> f, BiConsumer<R, R> combiner) {
        $nonNull(combiner);
        $nonNull(s);
        $nonNull(f);
        $start(false);
        R r = s.get();
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            f.accept(r, x);
        }
        $end();
        return r;
    }

    public int sum() {
        $start(false);
        int r = 0;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            r += x;
        }
        $end();
        return r;
    }

    public OptionalInt min() {
        $start(false);
        int r = 0;
        boolean some = false;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            if (!some || x < r) {
                r = x;
            }
            some = true;
        }
        $end();
        return some ? OptionalInt.of(r) : OptionalInt.empty();
    }

    public OptionalInt max() {
        $start(false);
        int r = 0;
        boolean some = false;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            if (!some || x > r) {
                r = x;
            }
            some = true;
        }
        $end();
        return some ? OptionalInt.of(r) : OptionalInt.empty();
    }

    public OptionalDouble average() {
        $start(false);
        long n0 = 0;
        long sum = 0;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            n0++;
            sum += x;
        }
        $end();
        return n0 > 0 ? OptionalDouble.of((double) sum / n0) : OptionalDouble.empty();
    }

    public IntSummaryStatistics summaryStatistics() {
        $start(false);
        IntSummaryStatistics r = new IntSummaryStatistics();
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            r.accept(x);
        }
        $end();
        return r;
    }

    public long count() {
        $use();
        long size = $size();
        if (size >= 0) {
            return size;
        }
        $open(shorts ? SINGLY : WHOLE);
        size = 0;
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            size++;
        }
        $end();
        return size;
    }

    public boolean anyMatch(IntPredicate p) {
        $nonNull(p);
        $start(true);
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            if (p.test(x)) {
                $finish();
                return true;
            }
        }
        $finish();
        return false;
    }

    public boolean allMatch(IntPredicate p) {
        $nonNull(p);
        $start(true);
        for (long n = $next(); n != END; n = $next()) {
            int x = (int) n;
            if (!p.test(x)) {
                $finish();
                return false;
            }
        }
        $finish();
        return true;
    }

    public boolean noneMatch(IntPredicate p) {
        return !anyMatch(p);
    }

    public OptionalInt findFirst() {
        $start(true);
        long n = $next();
        int x = (int) n;
        if (n == END) {
            $finish();
            return OptionalInt.empty();
        }
        $finish();
        return OptionalInt.of(x);
    }

    public OptionalInt findAny() {
        return findFirst();
    }

    /** What builder gives. */
    static final class Building implements IntStream.Builder {
        static final String $JDK = "java.util.stream.Streams$IntStreamBuilderImpl";
        private int[] all = new int[4];
        private int n;
        private boolean built;

        public void accept(int x) {
            if (built) {
                throw new IllegalStateException();
            }
            if (n == all.length) {
                int[] wider = new int[2 * n];
                for (int i = 0; i < n; i++) {
                    wider[i] = all[i];
                }
                all = wider;
            }
            all[n] = x;
            n++;
        }

        public IntStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return new OfArray(all, 0, n);
        }
    }
}
