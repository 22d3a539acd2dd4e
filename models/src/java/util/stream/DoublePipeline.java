package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.*;

/** A stage that gives numbers: $advance puts the next one into now, or says that there is none. */
abstract class DoublePipeline extends AbstractPipeline implements DoubleStream {
    /** The element that $advance has found. */
    double now;

    DoublePipeline() {
    }

    DoublePipeline(AbstractPipeline up, boolean shorts, boolean bursts) {
        super(up, shorts, bursts);
    }

    abstract boolean $advance();

    // Sources.

    static final class OfArray extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$Head";
        private final double[] a;
        private int at;
        private final int to;

        OfArray(double[] a, int from, int to) {
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
            double x = a[at];
            at++;
            now = x;
            return true;
        }
    }

    /** What iterate gives. */
    static final class Iterated extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$Head";
        private double last;
        private final DoublePredicate more; // null: always
        private final DoubleUnaryOperator f;
        private boolean begun;
        private boolean ended;

        Iterated(double seed, DoublePredicate more, DoubleUnaryOperator f) {
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
            double x = begun ? f.applyAsDouble(last) : last;
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
    static final class Generated extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$Head";
        private final DoubleSupplier s;

        Generated(DoubleSupplier s) {
            this.s = s;
        }

        void $open(int how) {
        }

        void $finish() {
        }

        boolean $advance() {
            now = s.getAsDouble();
            return true;
        }
    }

    /** What concat gives. */
    static final class Concat extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$Head";
        private final DoublePipeline a;
        private final DoublePipeline b;
        private boolean second;
        private int how;

        Concat(DoublePipeline a, DoublePipeline b) {
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

    /** What Stream.mapToDouble gives. */
    static final class FromObjects<S> extends DoublePipeline {
        static final String $JDK = "java.util.stream.ReferencePipeline$6";
        private final ReferencePipeline<S> before;
        private final ToDoubleFunction<? super S> f;

        FromObjects(ReferencePipeline<S> before, ToDoubleFunction<? super S> f) {
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
            now = f.applyAsDouble((S) x);
            return true;
        }
    }

    /** What LongStream.mapToDouble gives. */
    static final class FromLongs extends DoublePipeline {
        static final String $JDK = "java.util.stream.LongPipeline$2 java.util.stream.LongPipeline$5";
        private final LongPipeline before;
        private final LongToDoubleFunction f;

        FromLongs(LongPipeline before, LongToDoubleFunction f) {
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
            now = f.applyAsDouble(before.now);
            return true;
        }
    }

    /** What IntStream.mapToDouble gives. */
    static final class FromInts extends DoublePipeline {
        static final String $JDK = "java.util.stream.IntPipeline$3 java.util.stream.IntPipeline$6";
        private final IntPipeline before;
        private final IntToDoubleFunction f;

        FromInts(IntPipeline before, IntToDoubleFunction f) {
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
            now = f.applyAsDouble((int) n);
            return true;
        }
    }

    static final class Filter extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$8";
        private final DoublePipeline before;
        private final DoublePredicate p;

        Filter(DoublePipeline before, DoublePredicate p) {
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
                double x = before.now;
                if (p.test(x)) {
                    now = x;
                    return true;
                }
            }
            return false;
        }
    }

    static final class Mapped extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$2";
        private final DoublePipeline before;
        private final DoubleUnaryOperator f;

        Mapped(DoublePipeline before, DoubleUnaryOperator f) {
            super(before, false, false);
            this.before = before;
            this.f = f;
        }

        long $size() {
            return before.$size();
        }

        boolean $advance() {
            boolean got = before.$advance();
            double x = before.now;
            if (!got) {
                return false;
            }
            now = f.applyAsDouble(x);
            return true;
        }
    }

    static final class Peek extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$9";
        private final DoublePipeline before;
        private final DoubleConsumer f;

        Peek(DoublePipeline before, DoubleConsumer f) {
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
            double x = before.now;
            if (!got) {
                return false;
            }
            f.accept(x);
            now = x;
            return true;
        }
    }

    static final class FlatMap extends DoublePipeline {
        static final String $JDK = "java.util.stream.DoublePipeline$5";
        private final DoublePipeline before;
        private final DoubleFunction<? extends DoubleStream> f;
        private DoublePipeline inner; // null: none now
        private int how;

        FlatMap(DoublePipeline before, DoubleFunction<? extends DoubleStream> f) {
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
                double x = before.now;
                if (!got) {
                    return false;
                }
                Object r = ((DoubleFunction<Object>) (DoubleFunction<?>) f).apply(x);
                if (r != null) {
                    enter($of(r));
                }
            }
        }

        private void enter(DoublePipeline s) {
            if (s.$closes() || how != WHOLE && s.bursts) {
                $refuse();
            }
            s.$use();
            s.$open(how != WHOLE || s.shorts ? SINGLY : WHOLE);
            inner = s;
        }

        private DoublePipeline $of(Object r) {
            if (!(r instanceof DoubleStream)) {
                throw new ClassCastException(Arrays.$text());
            }
            if (!(r instanceof DoublePipeline)) {
                $refuse();
            }
            return (DoublePipeline) r;
        }

        void $finish() {
            if (inner != null) {
                inner.$finish();
            }
            before.$finish();
        }
    }

    static final class Sorted extends DoublePipeline {
        static final String $JDK = "java.util.stream.SortedOps$OfDouble";
        private final DoublePipeline before;
        private double[] all;
        private int at;

        Sorted(DoublePipeline before) {
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
                double x = before.now;
                if (!got) {
                    return false;
                }
                now = x;
                return true;
            }
            if (at >= all.length) {
                return false;
            }
            double x = all[at];
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
    static final class Slice extends DoublePipeline {
        static final String $JDK = "java.util.stream.SliceOps$4";
        private final DoublePipeline before;
        private long skip;
        private long limit;

        Slice(DoublePipeline before, long skip, long limit) {
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
            double x = before.now;
            if (!got) {
                return false;
            }
            limit--;
            now = x;
            return true;
        }
    }

    static final class TakeWhile extends DoublePipeline {
        static final String $JDK = "java.util.stream.WhileOps$4";
        private final DoublePipeline before;
        private final DoublePredicate p;
        private boolean ended;

        TakeWhile(DoublePipeline before, DoublePredicate p) {
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
            double x = before.now;
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

    static final class DropWhile extends DoublePipeline {
        static final String $JDK = "java.util.stream.WhileOps$4Op";
        private final DoublePipeline before;
        private final DoublePredicate p;
        private boolean begun;

        DropWhile(DoublePipeline before, DoublePredicate p) {
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
                double x = before.now;
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
    final double[] drain() {
        double[] all = new double[10];
        int n0 = 0;
        while ($advance()) {
            double x = now;
            if (n0 == all.length) {
                double[] wider = new double[2 * n0];
                for (int i = 0; i < n0; i++) {
                    wider[i] = all[i];
                }
                all = wider;
            }
            all[n0] = x;
            n0++;
        }
        $end();
        double[] r = new double[n0];
        for (int i = 0; i < n0; i++) {
            r[i] = all[i];
        }
        return r;
    }

    public DoubleStream filter(DoublePredicate p) {
        $nonNull(p);
        return new Filter(this, p);
    }

    public DoubleStream map(DoubleUnaryOperator f) {
        $nonNull(f);
        return new Mapped(this, f);
    }

    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> f) {
        $nonNull(f);
        return new ReferencePipeline.FromDoubles<>(this, f);
    }

    public Stream<Double> boxed() {
        return new ReferencePipeline.FromDoubles<>(this, null);
    }

    public IntStream mapToInt(DoubleToIntFunction f) {
        $nonNull(f);
        return new IntPipeline.FromDoubles(this, f);
    }

    public LongStream mapToLong(DoubleToLongFunction f) {
        $nonNull(f);
        return new LongPipeline.FromDoubles(this, f);
    }

    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> f) {
        $nonNull(f);
        return new FlatMap(this, f);
    }

    public native DoubleStream mapMulti(DoubleMapMultiConsumer f);

    public DoubleStream distinct() {
        return boxed().distinct().mapToDouble(x -> x);
    }

    public DoubleStream sorted() {
        return new Sorted(this);
    }

    public DoubleStream peek(DoubleConsumer f) {
        $nonNull(f);
        return new Peek(this, f);
    }

    public DoubleStream limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return new Slice(this, 0, n);
    }

    public DoubleStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new Slice(this, n, -1);
    }

    public DoubleStream takeWhile(DoublePredicate p) {
        $nonNull(p);
        return new TakeWhile(this, p);
    }

    public DoubleStream dropWhile(DoublePredicate p) {
        $nonNull(p);
        return new DropWhile(this, p);
    }

    public DoubleStream sequential() {
        return this;
    }

    public native DoubleStream parallel();

    public native DoubleStream unordered();

    public DoubleStream onClose(Runnable r) {
        $onClose(r);
        return this;
    }

    public native Spliterator.OfDouble spliterator();

    public PrimitiveIterator.OfDouble iterator() {
        $use();
        return new Walk(this);
    }

    static final class Walk implements PrimitiveIterator.OfDouble {
        static final String $JDK = "java.util.Spliterators$4Adapter";
        private final DoublePipeline s;
        private boolean begun;
        private boolean ended;
        private boolean has; // whether ahead is to be given
        private double ahead;

        Walk(DoublePipeline s) {
            this.s = s;
        }

        public boolean hasNext() {
            if (!has && !ended) {
                if (!begun) {
                    begun = true;
                    s.$walk();
                }
                boolean got = s.$advance();
                double x = s.now;
                if (!got) {
                    ended = true;
                    return false;
                }
                ahead = x;
                has = true;
            }
            return has;
        }

        public double nextDouble() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            has = false;
            return ahead;
        }

        public Double next() {
            return nextDouble();
        }

        public void forEachRemaining(DoubleConsumer f) {
            $nonNull(f);
            while (hasNext()) {
                f.accept(nextDouble());
            }
        }
    }

    // Terminal operations.

    public void forEach(DoubleConsumer f) {
        if (up != null) {
            $nonNull(f);
        }
        $use();
        $nonNull(f);
        $open(shorts ? SINGLY : WHOLE);
        while ($advance()) {
            double x = now;
            f.accept(x);
        }
        $end();
    }

    public void forEachOrdered(DoubleConsumer f) {
        forEach(f);
    }

    public double[] toArray() {
        $start(false);
        return drain();
    }

    public double reduce(double first, DoubleBinaryOperator f) {
        $nonNull(f);
        $start(false);
        double r = first;
        while ($advance()) {
            double x = now;
            r = f.applyAsDouble(r, x);
        }
        $end();
        return r;
    }

    public OptionalDouble reduce(DoubleBinaryOperator f) {
        $nonNull(f);
        $start(false);
        double r = 0;
        boolean some = false;
        while ($advance()) {
            double x = now;
            r = some ? f.applyAsDouble(r, x) : x;
            some = true;
        }
        $end();
        return some ? OptionalDouble.of(r) : OptionalDouble.empty();
    }

    public <R> R collect(Supplier<R> s, ObjDoubleConsumer<R> f, BiConsumer<R, R> combiner) {
        $nonNull(combiner);
        $nonNull(s);
        $nonNull(f);
        $start(false);
        R r = s.get();
        while ($advance()) {
            double x = now;
            f.accept(r, x);
        }
        $end();
        return r;
    }

    /** The sum of the elements to come, with the rounding errors of the additions summed up as well. */
    private double total(long[] count) {
        double sum = 0;
        double error = 0;
        double simple = 0;
        while ($advance()) {
            count[0]++;
            double y = now - error;
            double next = sum + y;
            error = next - sum - y;
            sum = next;
            simple += now;
        }
        $end();
        double r = sum - error;
        return Double.isNaN(r) && Double.isInfinite(simple) ? simple : r;
    }

    public double sum() {
        $start(false);
        return total(new long[1]);
    }

    public OptionalDouble min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalDouble max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public OptionalDouble average() {
        $start(false);
        long[] n = new long[1];
        double sum = total(n);
        return n[0] > 0 ? OptionalDouble.of(sum / n[0]) : OptionalDouble.empty();
    }

    public DoubleSummaryStatistics summaryStatistics() {
        $start(false);
        DoubleSummaryStatistics r = new DoubleSummaryStatistics();
        while ($advance()) {
            double x = now;
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
            double x = now;
            size++;
        }
        $end();
        return size;
    }

    public boolean anyMatch(DoublePredicate p) {
        $nonNull(p);
        $start(true);
        while ($advance()) {
            double x = now;
            if (p.test(x)) {
                $finish();
                return true;
            }
        }
        $finish();
        return false;
    }

    public boolean allMatch(DoublePredicate p) {
        $nonNull(p);
        $start(true);
        while ($advance()) {
            double x = now;
            if (!p.test(x)) {
                $finish();
                return false;
            }
        }
        $finish();
        return true;
    }

    public boolean noneMatch(DoublePredicate p) {
        return !anyMatch(p);
    }

    public OptionalDouble findFirst() {
        $start(true);
        boolean got = $advance();
        double x = now;
        if (!got) {
            $finish();
            return OptionalDouble.empty();
        }
        $finish();
        return OptionalDouble.of(x);
    }

    public OptionalDouble findAny() {
        return findFirst();
    }

    /** What builder gives. */
    static final class Building implements DoubleStream.Builder {
        static final String $JDK = "java.util.stream.Streams$DoubleStreamBuilderImpl";
        private double[] all = new double[4];
        private int n;
        private boolean built;

        public void accept(double x) {
            if (built) {
                throw new IllegalStateException();
            }
            if (n == all.length) {
                double[] wider = new double[2 * n];
                for (int i = 0; i < n; i++) {
                    wider[i] = all[i];
                }
                all = wider;
            }
            all[n] = x;
            n++;
        }

        public DoubleStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return new OfArray(all, 0, n);
        }
    }
}
