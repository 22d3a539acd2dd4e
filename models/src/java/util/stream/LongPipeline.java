package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.*;

/** A stage that gives numbers: $advance puts the next one into now, or says that there is none. */
abstract class LongPipeline extends AbstractPipeline implements LongStream {
    /** The element that $advance has found. */
    long now;

    LongPipeline() {
    }

    LongPipeline(AbstractPipeline up, boolean shorts, boolean bursts) {
        super(up, shorts, bursts);
    }

    abstract boolean $advance();

    // Sources.

    static final class OfArray extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$Head";
        private final long[] a;
        private int at;
        private final int to;

        OfArray(long[] a, int from, int to) {
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

        boolean $advance() {
            if (at >= to) {
                return false;
            }
            long x = a[at];
            at++;
            now = x;
            return true;
        }
    }

    static final class Range extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$Head";
        private long at;
        private final long last; // of those to come
        private boolean more;

        Range(long from, long last) {
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

        boolean $advance() {
            if (!more) {
                return false;
            }
            long x = at;
            if (x < last) {
                at = x + 1;
            } else {
                more = false;
            }
            now = x;
            return true;
        }
    }

    /** What iterate gives. */
    static final class Iterated extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$Head";
        private long last;
        private final LongPredicate more; // null: always
        private final LongUnaryOperator f;
        private boolean begun;
        private boolean ended;

        Iterated(long seed, LongPredicate more, LongUnaryOperator f) {
            this.last = seed;
            this.more = more;
            this.f = f;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        boolean $advance() {
            if (ended) {
                return false;
            }
            long x = begun ? f.applyAsLong(last) : last;
            begun = true;
            if (more != null && !more.test(x)) {
                ended = true;
                return false;
            }
            last = x;
            now = x;
            return true;
        }
    }

    /** What generate gives. */
    static final class Generated extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$Head";
        private final LongSupplier s;

        Generated(LongSupplier s) {
            this.s = s;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        boolean $advance() {
            now = s.getAsLong();
            return true;
        }
    }

    /** What concat gives. */
    static final class Concat extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$Head";
        private final LongPipeline a;
        private final LongPipeline b;
        private boolean second;
        private int how;

        Concat(LongPipeline a, LongPipeline b) {
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

        boolean $advance() {
            if (!second) {
                if (a.$advance()) {
                    now = a.now;
                    return true;
                }
                next();
            }
            if (!b.$advance()) {
                return false;
            }
            now = b.now;
            return true;
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

    /** What Stream.mapToLong gives. */
    static final class FromObjects<S> extends LongPipeline {
        static final String $JDK = "java.util.stream.ReferencePipeline$5";
        private final ReferencePipeline<S> before;
        private final ToLongFunction<? super S> f;

        FromObjects(ReferencePipeline<S> before, ToLongFunction<? super S> f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        @SuppressWarnings("unchecked")
        boolean $advance() {
            Object x = before.$next();
            if (x instanceof End) {
                return false;
            }
            now = f.applyAsLong((S) x);
            return true;
        }
    }

    /** What IntStream.mapToLong gives. */
    static final class FromInts extends LongPipeline {
        static final String $JDK = "java.util.stream.IntPipeline$2 java.util.stream.IntPipeline$5";
        private final IntPipeline before;
        private final IntToLongFunction f;

        FromInts(IntPipeline before, IntToLongFunction f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $advance() {
            long n = before.$next();
            if (n == IntPipeline.END) {
                return false;
            }
            now = f.applyAsLong((int) n);
            return true;
        }
    }

    /** What DoubleStream.mapToLong gives. */
    static final class FromDoubles extends LongPipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$4";
        private final DoublePipeline before;
        private final DoubleToLongFunction f;

        FromDoubles(DoublePipeline before, DoubleToLongFunction f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $advance() {
            if (!before.$advance()) {
                return false;
            }
            now = f.applyAsLong(before.now);
            return true;
        }
    }

    static final class Filter extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$9";
        private final LongPipeline before;
        private final LongPredicate p;

        Filter(LongPipeline before, LongPredicate p) {
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

        boolean $advance() {
            while (before.$advance()) {
                long x = before.now;
                if (p.test(x)) {
                    now = x;
                    return true;
                }
            }
            return false;
        }
    }

    static final class Mapped extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$3";
        private final LongPipeline before;
        private final LongUnaryOperator f;

        Mapped(LongPipeline before, LongUnaryOperator f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $advance() {
            boolean got = before.$advance();
            long x = before.now;
            if (!got) {
                return false;
            }
            now = f.applyAsLong(x);
            return true;
        }
    }

    static final class Peek extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$10";
        private final LongPipeline before;
        private final LongConsumer f;

        Peek(LongPipeline before, LongConsumer f) {
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

        boolean $advance() {
            boolean got = before.$advance();
            long x = before.now;
            if (!got) {
                return false;
            }
            f.accept(x);
            now = x;
            return true;
        }
    }

    static final class FlatMap extends LongPipeline {
        static final String $JDK = "java.util.stream.LongPipeline$6";
        private final LongPipeline before;
        private final LongFunction<? extends LongStream> f;
        private LongPipeline inner; // null: none now
        private int how;

        FlatMap(LongPipeline before, LongFunction<? extends LongStream> f) {
            super(before, false, true);
            this.before = before;
            this.f = f;
        }

        void $open(int how) {
            this.how = how;
            before.$open(how);
        }

        boolean $advance() {
            while (true) {
                if (inner != null) {
                    if (inner.$advance()) {
                        now = inner.now;
                        return true;
                    }
                    inner.$end();
                    inner = null;
                }
                boolean got = before.$advance();
                long x = before.now;
                if (!got) {
                    return false;
                }
                Object r = ((LongFunction<Object>) (LongFunction<?>) f).apply(x);
                if (r != null) {
                    enter($of(r));
                }
            }
        }

        private void enter(LongPipeline s) {
            if (s.$closes() || how != WHOLE && s.bursts) {
                $refuse();
            }
            s.$use();
            s.$open(how != WHOLE || s.shorts ? SINGLY : WHOLE);
            inner = s;
        }

        private LongPipeline $of(Object r) {
            if (!(r instanceof LongStream)) {
                throw new ClassCastException(Arrays.$text());
            }
            if (!(r instanceof LongPipeline)) {
                $refuse();
            }
            return (LongPipeline) r;
        }

        void $finish() {
            if (inner != null) {
                inner.$finish();
            }
            before.$finish();
        }
    }

    static final class Sorted extends LongPipeline {
        static final String $JDK = "java.util.stream.SortedOps$OfLong";
        private final LongPipeline before;
        private long[] all;
        private int at;

        Sorted(LongPipeline before) {
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

        boolean $advance() {
            if (all == null) {
                boolean got = before.$advance();
                long x = before.now;
                if (!got) {
                    return false;
                }
                now = x;
                return true;
            }
            if (at >= all.length) {
                return false;
            }
            long x = all[at];
            at++;
            now = x;
            return true;
        }

        void $finish() {
            if (all == null) {
                before.$finish();
            }
        }
    }

    /** What limit and skip give. */
    static final class Slice extends LongPipeline {
        static final String $JDK = "java.util.stream.SliceOps$3";
        private final LongPipeline before;
        private long skip;
        private long limit;

        Slice(LongPipeline before, long skip, long limit) {
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

        boolean $advance() {
            if (limit == 0) {
                return false;
            }
            while (skip > 0) {
                if (!before.$advance()) {
                    return false;
                }
                skip--;
            }
            boolean got = before.$advance();
            long x = before.now;
            if (!got) {
                return false;
            }
            limit--;
            now = x;
            return true;
        }
    }

    static final class TakeWhile extends LongPipeline {
        static final String $JDK = "java.util.stream.WhileOps$3";
        private final LongPipeline before;
        private final LongPredicate p;
        private boolean ended;

        TakeWhile(LongPipeline before, LongPredicate p) {
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

        boolean $advance() {
            if (ended) {
                return false;
            }
            boolean got = before.$advance();
            long x = before.now;
            if (!got) {
                return false;
            }
            if (!p.test(x)) {
                ended = true;
                return false;
            }
            now = x;
            return true;
        }
    }

    static final class DropWhile extends LongPipeline {
        static final String $JDK = "java.util.stream.WhileOps$3Op";
        private final LongPipeline before;
        private final LongPredicate p;
        private boolean begun;

        DropWhile(LongPipeline before, LongPredicate p) {
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

        boolean $advance() {
            while (before.$advance()) {
                long x = before.now;
                if (begun || !p.test(x)) {
                    begun = true;
                    now = x;
                    return true;
                }
            }
            return false;
        }
    }

    /** The elements to come. */
    final long[] drain() {
        long[] all = new long[10];
        int n0 = 0;
        while ($advance()) {
            long x = now;
            if (n0 == all.length) {
                long[] wider = new long[2 * n0];
                for (int i = 0; i < n0; i++) {
                    wider[i] = all[i];
                }
                all = wider;
            }
            all[n0] = x;
            n0++;
        }
        $end();
        long[] r = new long[n0];
        for (int i = 0; i < n0; i++) {
            r[i] = all[i];
        }
        return r;
    }

    public LongStream filter(LongPredicate p) {
        $nonNull(p);
        return new Filter(this, p);
    }

    public LongStream map(LongUnaryOperator f) {
        $nonNull(f);
        return new Mapped(this, f);
    }

    public <U> Stream<U> mapToObj(LongFunction<? extends U> f) {
        $nonNull(f);
        return new ReferencePipeline.FromLongs<>(this, f);
    }

    public Stream<Long> boxed() {
        return new ReferencePipeline.FromLongs<>(this, null);
    }

    public IntStream mapToInt(LongToIntFunction f) {
        $nonNull(f);
        return new IntPipeline.FromLongs(this, f);
    }

    public DoubleStream mapToDouble(LongToDoubleFunction f) {
        $nonNull(f);
        return new DoublePipeline.FromLongs(this, f);
    }

    public DoubleStream asDoubleStream() {
        return new DoublePipeline.FromLongs(this, x -> x);
    }

    public LongStream flatMap(LongFunction<? extends LongStream> f) {
        $nonNull(f);
        return new FlatMap(this, f);
    }

    public native LongStream mapMulti(LongMapMultiConsumer f);

    public LongStream distinct() {
        return boxed().distinct().mapToLong(x -> x);
    }

    public LongStream sorted() {
        return new Sorted(this);
    }

    public LongStream peek(LongConsumer f) {
        $nonNull(f);
        return new Peek(this, f);
    }

    public LongStream limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return new Slice(this, 0, n);
    }

    public LongStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new Slice(this, n, -1);
    }

    public LongStream takeWhile(LongPredicate p) {
        $nonNull(p);
        return new TakeWhile(this, p);
    }

    public LongStream dropWhile(LongPredicate p) {
        $nonNull(p);
        return new DropWhile(this, p);
    }

    public LongStream sequential() {
        return this;
    }

    public native LongStream parallel();

    public native LongStream unordered();

    public LongStream onClose(Runnable r) {
        $onClose(r);
        return this;
    }

    public native Spliterator.OfLong spliterator();

    public PrimitiveIterator.OfLong iterator() {
        $use();
        return new Walk(this);
    }

    static final class Walk implements PrimitiveIterator.OfLong {
        static final String $JDK = "java.util.Spliterators$3Adapter";
        private final LongPipeline s;
        private boolean begun;
        private boolean ended;
        private boolean has; // whether ahead is to be given
        private long ahead;

        Walk(LongPipeline s) {
            this.s = s;
        }

        public boolean hasNext() {
            if (!has && !ended) {
                if (!begun) {
                    begun = true;
                    s.$walk();
                }
                boolean got = s.$advance();
                long x = s.now;
                if (!got) {
                    ended = true;
                    return false;
                }
                ahead = x;
                has = true;
            }
            return has;
        }

        public long nextLong() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            has = false;
            return ahead;
        }

        public Long next() {
            return nextLong();
        }

        public void forEachRemaining(LongConsumer f) {
            $nonNull(f);
            while (hasNext()) {
                f.accept(nextLong());
            }
        }
    }

    // Terminal operations.

    public void forEach(LongConsumer f) {
        if (up != null) {
            $nonNull(f);
        }
        $use();
        $nonNull(f);
        $open(shorts ? SINGLY : WHOLE);
        while ($advance()) {
            long x = now;
            f.accept(x);
        }
        $end();
    }

    public void forEachOrdered(LongConsumer f) {
        forEach(f);
    }

    public long[] toArray() {
        $start(false);
        return drain();
    }

    public long reduce(long first, LongBinaryOperator f) {
        $nonNull(f);
        $start(false);
        long r = first;
        while ($advance()) {
            long x = now;
            r = f.applyAsLong(r, x);
        }
        $end();
        return r;
    }

    public OptionalLong reduce(LongBinaryOperator f) {
        $nonNull(f);
        $start(false);
        long r = 0;
        boolean some = false;
        while ($advance()) {
            long x = now;
            r = some ? f.applyAsLong(r, x) : x;
            some = true;
        }
        $end();
        return some ? OptionalLong.of(r) : OptionalLong.empty();
    }

    public <R> R collect(Supplier<R> s, ObjLongConsumer<R> f, BiConsumer<R, R> combiner) {
        $nonNull(combiner);
        $nonNull(s);
        $nonNull(f);
        $start(false);
        R r = s.get();
        while ($advance()) {
            long x = now;
            f.accept(r, x);
        }
        $end();
        return r;
    }

    public long sum() {
        $start(false);
        long r = 0;
        while ($advance()) {
            long x = now;
            r += x;
        }
        $end();
        return r;
    }

    public OptionalLong min() {
        $start(false);
        long r = 0;
        boolean some = false;
        while ($advance()) {
            long x = now;
            if (!some || x < r) {
                r = x;
            }
            some = true;
        }
        $end();
        return some ? OptionalLong.of(r) : OptionalLong.empty();
    }

    public OptionalLong max() {
        $start(false);
        long r = 0;
        boolean some = false;
        while ($advance()) {
            long x = now;
            if (!some || x > r) {
                r = x;
            }
            some = true;
        }
        $end();
        return some ? OptionalLong.of(r) : OptionalLong.empty();
    }

    public OptionalDouble average() {
        $start(false);
        long n0 = 0;
        long sum = 0;
        while ($advance()) {
            long x = now;
            n0++;
            sum += x;
        }
        $end();
        return n0 > 0 ? OptionalDouble.of((double) sum / n0) : OptionalDouble.empty();
    }

    public LongSummaryStatistics summaryStatistics() {
        $start(false);
        LongSummaryStatistics r = new LongSummaryStatistics();
        while ($advance()) {
            long x = now;
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
        while ($advance()) {
            long x = now;
            size++;
        }
        $end();
        return size;
    }

    public boolean anyMatch(LongPredicate p) {
        $nonNull(p);
        $start(true);
        while ($advance()) {
            long x = now;
            if (p.test(x)) {
                $finish();
                return true;
            }
        }
        $finish();
        return false;
    }

    public boolean allMatch(LongPredicate p) {
        $nonNull(p);
        $start(true);
        while ($advance()) {
            long x = now;
            if (!p.test(x)) {
                $finish();
                return false;
            }
        }
        $finish();
        return true;
    }

    public boolean noneMatch(LongPredicate p) {
        return !anyMatch(p);
    }

    public OptionalLong findFirst() {
        $start(true);
        boolean got = $advance();
        long x = now;
        if (!got) {
            $finish();
            return OptionalLong.empty();
        }
        $finish();
        return OptionalLong.of(x);
    }

    public OptionalLong findAny() {
        return findFirst();
    }

    /** What builder gives. */
    static final class Building implements LongStream.Builder {
        static final String $JDK = "java.util.stream.Streams$LongStreamBuilderImpl";
        private long[] all = new long[4];
        private int n;
        private boolean built;

        public void accept(long x) {
            if (built) {
                throw new IllegalStateException();
            }
            if (n == all.length) {
                long[] wider = new long[2 * n];
                for (int i = 0; i < n; i++) {
                    wider[i] = all[i];
                }
                all = wider;
            }
            all[n] = x;
            n++;
        }

        public LongStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return new OfArray(all, 0, n);
        }
    }
}
