package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A result that a thread gives, and the stages that depend on it. As in the JDK, a stage is run by whoever completes
 * what it depends on, by whoever adds it, or by whoever has waited; one of them claims it.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    static final String $STEPS = "$finish $awaitDone+ $push $put $pop $claim isDone+ isCompletedExceptionally+ isCancelled+";

    private boolean done;
    private Object value;
    private Throwable failure;
    private $Link first;
    private boolean claimed; // the stage that completes it

    public CompletableFuture() { }

    boolean $finish(Object value, Throwable failure) {
        if (done) {
            return false;
        }
        this.value = value;
        this.failure = failure;
        done = true;
        return true;
    }

    private boolean $awaitDone() {
        return done;
    }

    /** Adds a stage, unless the result is there. */
    boolean $push($Stage s) {
        if (done) {
            return false;
        }
        first = new $Link(s, first);
        return true;
    }

    private void $put($Stage s) {
        first = new $Link(s, first);
    }

    private $Link $pop() {
        $Link l = first;
        if (l != null) {
            first = l.next;
        }
        return l;
    }

    public boolean isDone() {
        return done;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    /** 0: the caller completes it; 1: somebody has; 2: somebody else does. */
    int $claim() {
        if (done) {
            return 1;
        }
        if (claimed) {
            return 2;
        }
        claimed = true;
        return 0;
    }

    /** What the result failed with, when it is there. */
    Throwable $failure() {
        return failure;
    }

    Object $value() {
        return value;
    }

    /** Runs the stages that wait for the result, in the JDK's order. */
    void $post() {
        CompletableFuture<?> f = this;
        while (true) {
            $Link l = f.$pop();
            if (l == null) {
                if (f == this) {
                    return;
                }
                f = this;
                l = f.$pop();
                if (l == null) {
                    return;
                }
            }
            if (l.next != null && f != this) {
                $put(l.stage);
                continue;
            }
            CompletableFuture<?> d = l.stage.$fire($Stage.NESTED);
            f = d == null ? this : d;
        }
    }

    static Throwable $wrapped(Throwable e) {
        return e == null || e instanceof CompletionException ? e : new CompletionException(e);
    }

    /** Waits for the result. */
    private void $wait() {
        if (isDone()) {
            return;
        }
        Thread.$helps();
        $awaitDone();
        $post();
    }

    /** What waits with a time does; whether the result is there. */
    private boolean $waitTime() {
        if (isDone()) {
            return true;
        }
        Thread.$helps();
        if (!isDone()) {
            return false;
        }
        $post();
        return true;
    }

    @SuppressWarnings("unchecked")
    private T $joined() {
        Throwable e = failure;
        if (e instanceof CancellationException) {
            throw (CancellationException) e;
        }
        if (e instanceof CompletionException) {
            throw (CompletionException) e;
        }
        if (e != null) {
            throw new CompletionException(e);
        }
        return (T) value;
    }

    @SuppressWarnings("unchecked")
    private T $got() throws ExecutionException {
        Throwable e = failure;
        if (e instanceof CancellationException) {
            throw (CancellationException) e;
        }
        if (e instanceof CompletionException && e.getCause() != null) {
            e = e.getCause();
        }
        if (e != null) {
            throw new ExecutionException(e);
        }
        return (T) value;
    }

    public T join() {
        $wait();
        return $joined();
    }

    public T get() throws InterruptedException, ExecutionException {
        $wait();
        return $got();
    }

    public T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (unit == null) {
            throw new NullPointerException();
        }
        if (!$waitTime()) {
            throw new TimeoutException();
        }
        return $got();
    }

    public T getNow(T other) {
        return isDone() ? $joined() : other;
    }

    public boolean complete(T value) {
        boolean mine = $finish(value, null);
        $post();
        return mine;
    }

    public boolean completeExceptionally(Throwable failure) {
        if (failure == null) {
            throw new NullPointerException();
        }
        boolean mine = $finish(null, failure);
        $post();
        return mine;
    }

    public boolean cancel(boolean interrupt) {
        boolean mine = $finish(null, new CancellationException());
        $post();
        return mine || isCancelled();
    }

    /** What the time ends may end at any time. */
    public CompletableFuture<T> orTimeout(long time, TimeUnit unit) {
        if (unit == null) {
            throw new NullPointerException();
        }
        if (!isDone()) {
            Thread.$async(new $Late(this, null, new TimeoutException()));
        }
        return this;
    }

    public CompletableFuture<T> completeOnTimeout(T value, long time, TimeUnit unit) {
        if (unit == null) {
            throw new NullPointerException();
        }
        if (!isDone()) {
            Thread.$async(new $Late(this, value, null));
        }
        return this;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> f = new CompletableFuture<>();
        Thread.$async(new $Task(f, task, null));
        return f;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> task, Executor executor) {
        if (executor == null || task == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> f = new CompletableFuture<>();
        executor.execute(new $Task(f, task, null));
        return f;
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        CompletableFuture<Void> f = new CompletableFuture<>();
        Thread.$async(new $Task(f, null, task));
        return f;
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        if (executor == null || task == null) {
            throw new NullPointerException();
        }
        CompletableFuture<Void> f = new CompletableFuture<>();
        executor.execute(new $Task(f, null, task));
        return f;
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        Thread.$async(new $Task(this, task, null));
        return this;
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> task, Executor executor) {
        if (executor == null || task == null) {
            throw new NullPointerException();
        }
        executor.execute(new $Task(this, task, null));
        return this;
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> f = new CompletableFuture<>();
        f.$finish(value, null);
        return f;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable failure) {
        if (failure == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> f = new CompletableFuture<>();
        f.$finish(null, failure);
        return f;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... parts) {
        CompletableFuture<Void> d = new CompletableFuture<>();
        $Stage s = new $Stage($Stage.ALL, d, null, null, parts.clone(), null, null, false);
        for (CompletableFuture<?> f : s.all) {
            if (f == null) {
                throw new NullPointerException();
            }
            f.$push(s);
        }
        s.$fire($Stage.SYNC);
        return d;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... parts) {
        CompletableFuture<Object> d = new CompletableFuture<>();
        CompletableFuture<?>[] all = parts.clone();
        for (CompletableFuture<?> f : all) {
            if (f.isDone()) {
                d.$finish(f.$value(), $wrapped(f.$failure()));
                return d;
            }
        }
        for (CompletableFuture<?> f : all) {
            f.$add(new $Stage($Stage.RELAY, d, f, null, null, null, null, false));
        }
        return d;
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    /** Classes of the program that extend this one have no model where they matter: a stage may be of such a class. */
    private static native void $extended();

    private <U> CompletableFuture<U> $next(Object f) {
        if (f == null) {
            throw new NullPointerException();
        }
        if (getClass() != CompletableFuture.class) {
            $extended();
        }
        return new CompletableFuture<>();
    }

    /** Adds a stage that depends on this result alone. */
    void $add($Stage s) {
        $push(s);
        if (isDone()) {
            s.$fire($Stage.SYNC);
        }
    }

    private <U> CompletableFuture<U> $one(int kind, Object f, $Where where) {
        CompletableFuture<U> d = $next(f);
        $Stage s = new $Stage(kind, d, this, null, null, where, f, false);
        if (!$push(s)) {
            s.$now();
        } else if (isDone()) {
            s.$fire($Stage.SYNC);
        }
        return d;
    }

    private <U> CompletableFuture<U> $both(int kind, CompletionStage<?> other, Object f, $Where where) {
        CompletableFuture<U> d = $next(f);
        CompletableFuture<?> b = other.toCompletableFuture();
        $Stage s = new $Stage(kind, d, this, b, null, where, f, false);
        if ($push(s)) {
            if (b.$push(s)) {
                if (b.isDone()) {
                    s.$fire($Stage.SYNC);
                }
            } else if (isDone()) {
                s.$fire($Stage.SYNC);
            }
        } else if (!b.$push(s)) {
            s.$now();
        } else if (b.isDone()) {
            s.$fire($Stage.SYNC);
        }
        return d;
    }

    private <U> CompletableFuture<U> $either(int kind, CompletionStage<?> other, Object f, $Where where) {
        CompletableFuture<U> d = $next(f);
        CompletableFuture<?> b = other.toCompletableFuture();
        $Stage s = new $Stage(kind, d, this, b, null, where, f, true);
        if (isDone() || b.isDone()) {
            s.$now();
        } else if (!$push(s) || isDone()) {
            s.$fire($Stage.SYNC);
        } else if (!b.$push(s) || b.isDone()) {
            s.$fire($Stage.SYNC);
        }
        return d;
    }

    private static $Where $in(Executor e) {
        if (e == null) {
            throw new NullPointerException();
        }
        return new $Where(e);
    }

    private static $Where $pool() {
        return new $Where(null);
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> f) {
        return $one($Stage.APPLY, f, null);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> f) {
        return $one($Stage.APPLY, f, $pool());
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> f, Executor e) {
        return $one($Stage.APPLY, f, $in(e));
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> f) {
        return $one($Stage.ACCEPT, f, null);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> f) {
        return $one($Stage.ACCEPT, f, $pool());
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> f, Executor e) {
        return $one($Stage.ACCEPT, f, $in(e));
    }

    public CompletableFuture<Void> thenRun(Runnable f) {
        return $one($Stage.RUN, f, null);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable f) {
        return $one($Stage.RUN, f, $pool());
    }

    public CompletableFuture<Void> thenRunAsync(Runnable f, Executor e) {
        return $one($Stage.RUN, f, $in(e));
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> f) {
        return $one($Stage.HANDLE, f, null);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> f) {
        return $one($Stage.HANDLE, f, $pool());
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> f, Executor e) {
        return $one($Stage.HANDLE, f, $in(e));
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> f) {
        return $one($Stage.WHEN, f, null);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> f) {
        return $one($Stage.WHEN, f, $pool());
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> f, Executor e) {
        return $one($Stage.WHEN, f, $in(e));
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> f) {
        return $one($Stage.EXCEPTIONALLY, f, null);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> f) {
        return $one($Stage.EXCEPTIONALLY, f, $pool());
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> f, Executor e) {
        return $one($Stage.EXCEPTIONALLY, f, $in(e));
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> f) {
        return $one($Stage.COMPOSE, f, null);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> f) {
        return $one($Stage.COMPOSE, f, $pool());
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> f, Executor e) {
        return $one($Stage.COMPOSE, f, $in(e));
    }

    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> f) {
        return $both($Stage.COMBINE, other, f, null);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> f) {
        return $both($Stage.COMBINE, other, f, $pool());
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> f, Executor e) {
        return $both($Stage.COMBINE, other, f, $in(e));
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> f) {
        return $both($Stage.ACCEPT_BOTH, other, f, null);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> f) {
        return $both($Stage.ACCEPT_BOTH, other, f, $pool());
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> f, Executor e) {
        return $both($Stage.ACCEPT_BOTH, other, f, $in(e));
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable f) {
        return $both($Stage.RUN, other, f, null);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable f) {
        return $both($Stage.RUN, other, f, $pool());
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable f, Executor e) {
        return $both($Stage.RUN, other, f, $in(e));
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> f) {
        return $either($Stage.APPLY, other, f, null);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> f) {
        return $either($Stage.APPLY, other, f, $pool());
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> f, Executor e) {
        return $either($Stage.APPLY, other, f, $in(e));
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> f) {
        return $either($Stage.ACCEPT, other, f, null);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> f) {
        return $either($Stage.ACCEPT, other, f, $pool());
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> f, Executor e) {
        return $either($Stage.ACCEPT, other, f, $in(e));
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable f) {
        return $either($Stage.RUN, other, f, null);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable f) {
        return $either($Stage.RUN, other, f, $pool());
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable f, Executor e) {
        return $either($Stage.RUN, other, f, $in(e));
    }

    public native CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> f);

    public native CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> f);

    public native CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> f, Executor e);
}

/** A place in the list of stages of a result. */
final class $Link {
    final $Stage stage;
    final $Link next;

    $Link($Stage stage, $Link next) {
        this.stage = stage;
        this.next = next;
    }
}

/** Where a stage runs that does not run in place: in an executor, or the common pool if that is null. */
final class $Where {
    final Executor executor;

    $Where(Executor executor) {
        this.executor = executor;
    }
}

/** What is done when results are there. */
final class $Stage implements Runnable {
    static final int NESTED = -1;
    static final int SYNC = 0;
    static final int MINE = 1; // it is claimed

    static final int APPLY = 0;
    static final int ACCEPT = 1;
    static final int RUN = 2;
    static final int HANDLE = 3;
    static final int WHEN = 4;
    static final int EXCEPTIONALLY = 5;
    static final int COMPOSE = 6;
    static final int RELAY = 7;
    static final int COMBINE = 8;
    static final int ACCEPT_BOTH = 9;
    static final int ALL = 10;

    private final int kind;
    private final CompletableFuture<?> d;
    private final CompletableFuture<?> a;
    private final CompletableFuture<?> b;
    final CompletableFuture<?>[] all;
    private final $Where where;
    private final Object f;
    private final boolean either;

    $Stage(int kind, CompletableFuture<?> d, CompletableFuture<?> a, CompletableFuture<?> b, CompletableFuture<?>[] all, $Where where, Object f, boolean either) {
        this.f = f;
        this.either = either;
        this.kind = kind;
        this.d = d;
        this.a = a;
        this.b = b;
        this.all = all;
        this.where = where;
    }

    public void run() {
        $fire(MINE);
    }

    private void $submit() {
        if (where.executor == null) {
            Thread.$async(this);
        } else {
            where.executor.execute(this);
        }
    }

    /** What it depends on was there when it was made. */
    void $now() {
        if (where == null) {
            $complete(MINE);
            return;
        }
        try {
            $submit();
        } catch (Throwable e) {
            d.$finish(null, CompletableFuture.$wrapped(e));
        }
    }

    private boolean $ready() {
        if (all != null) {
            for (CompletableFuture<?> f : all) {
                if (!f.isDone()) {
                    return false;
                }
            }
            return true;
        }
        if (either) {
            return a.isDone() || b.isDone();
        }
        return a.isDone() && (b == null || b.isDone());
    }

    /** Does it, if everything is there and nobody else has claimed it. In mode NESTED it gives the result whose stages are next. */
    CompletableFuture<?> $fire(int mode) {
        if (!$ready() || !$complete(mode)) {
            return null;
        }
        if (mode >= SYNC) {
            if (b != null && (!either || b.isDone())) {
                b.$post();
            }
            if (a != null && (!either || a.isDone())) {
                a.$post();
            }
        }
        if (mode == NESTED) {
            return d;
        }
        d.$post();
        return null;
    }

    /** It reports false if somebody else completes the result, or that comes later. */
    private boolean $complete(int mode) {
        if (all != null) {
            return $completeAll();
        }
        CompletableFuture<?> from = either && !a.isDone() ? b : a;
        Throwable failed = from.$failure();
        if (failed == null && b != null && !either) {
            failed = b.$failure();
        }
        if (failed != null && kind != HANDLE && kind != WHEN && kind != EXCEPTIONALLY) {
            d.$finish(null, CompletableFuture.$wrapped(failed));
            return true;
        }
        if (kind == RELAY || kind == EXCEPTIONALLY && failed == null) {
            d.$finish(from.$value(), null);
            return true;
        }
        try {
            if (mode == MINE) {
                if (d.isDone()) {
                    return true;
                }
            } else {
                int who = d.$claim();
                if (who != 0) {
                    return who == 1;
                }
                if (where != null) {
                    $submit();
                    return false;
                }
            }
            return $call(from.$value(), failed);
        } catch (Throwable e) {
            d.$finish(null, CompletableFuture.$wrapped(e));
        }
        return true;
    }

    private boolean $completeAll() {
        Throwable failed = null;
        for (CompletableFuture<?> f : all) {
            if (failed == null) {
                failed = f.$failure();
            }
        }
        d.$finish(null, CompletableFuture.$wrapped(failed));
        return true;
    }

    @SuppressWarnings("unchecked")
    private boolean $call(Object v, Throwable failed) {
        Object result = null;
        switch (kind) {
            case APPLY:
                result = ((Function<Object, Object>) f).apply(v);
                break;
            case ACCEPT:
                ((Consumer<Object>) f).accept(v);
                break;
            case RUN:
                ((Runnable) f).run();
                break;
            case HANDLE:
                result = ((BiFunction<Object, Throwable, Object>) f).apply(v, failed);
                break;
            case EXCEPTIONALLY:
                result = ((Function<Throwable, Object>) f).apply(failed);
                break;
            case COMBINE:
                result = ((BiFunction<Object, Object, Object>) f).apply(v, b.$value());
                break;
            case ACCEPT_BOTH:
                ((BiConsumer<Object, Object>) f).accept(v, b.$value());
                break;
            case WHEN:
                return $when(v, failed);
            default:
                return $compose(((Function<Object, CompletionStage<?>>) f).apply(v).toCompletableFuture());
        }
        d.$finish(result, null);
        return true;
    }

    @SuppressWarnings("unchecked")
    private boolean $when(Object v, Throwable failed) {
        Throwable e = failed;
        try {
            ((BiConsumer<Object, Throwable>) f).accept(v, failed);
        } catch (Throwable own) {
            if (e == null) {
                e = own;
            } else if (e != own) {
                e.addSuppressed(own);
            }
        }
        d.$finish(e == null ? v : null, CompletableFuture.$wrapped(e));
        return true;
    }

    private boolean $compose(CompletableFuture<?> g) {
        $Stage s = new $Stage(RELAY, d, g, null, null, null, null, false);
        if (g.$push(s)) {
            if (g.isDone()) {
                s.$fire(SYNC);
            }
            return d.isDone();
        }
        d.$finish(g.$value(), CompletableFuture.$wrapped(g.$failure()));
        return true;
    }
}

/** A task with a result, or one without. */
final class $Task implements Runnable {
    private final CompletableFuture<?> future;
    private final Supplier<?> task;
    private final Runnable action;

    $Task(CompletableFuture<?> future, Supplier<?> task, Runnable action) {
        this.future = future;
        this.task = task;
        this.action = action;
    }

    public void run() {
        if (!future.isDone()) {
            Object value = null;
            Throwable thrown = null;
            try {
                if (task != null) {
                    value = task.get();
                } else {
                    action.run();
                }
            } catch (Throwable e) {
                thrown = e;
            }
            future.$finish(value, CompletableFuture.$wrapped(thrown));
        }
        future.$post();
    }
}

/** The end of a time. */
final class $Late implements Runnable {
    private final CompletableFuture<?> future;
    private final Object value;
    private final Throwable failure;

    $Late(CompletableFuture<?> future, Object value, Throwable failure) {
        this.future = future;
        this.value = value;
        this.failure = failure;
    }

    public void run() {
        if (!future.isDone() && future.$finish(value, failure)) {
            future.$post();
        }
    }
}
