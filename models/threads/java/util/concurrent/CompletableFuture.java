package java.util.concurrent;

import java.util.function.Supplier;

/** A result that a thread gives. Stages that depend on it have no model: any thread may run them. */
public class CompletableFuture<T> implements Future<T> {
    static final String $STEPS = "$finish $awaitDone isDone isCompletedExceptionally";

    private boolean done;
    private T value;
    private Throwable failure;

    public CompletableFuture() { }

    private boolean $finish(T value, Throwable failure) {
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

    /** Waits, and gives what the result failed with, or null. */
    Throwable $end() {
        if (Thread.$shared()) {
            $helps();
        }
        $awaitDone();
        return failure;
    }

    /** What a thread of the common pool runs while it waits has no model. */
    private static native void $helps();

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> task) {
        CompletableFuture<U> f = new CompletableFuture<>();
        Thread.$async(new $Supplied<>(f, task));
        return f;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> task, Executor executor) {
        if (executor == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> f = new CompletableFuture<>();
        executor.execute(new $Supplied<>(f, task));
        return f;
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        CompletableFuture<Void> f = new CompletableFuture<>();
        Thread.$async(new $Done(f, task));
        return f;
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        if (executor == null) {
            throw new NullPointerException();
        }
        CompletableFuture<Void> f = new CompletableFuture<>();
        executor.execute(new $Done(f, task));
        return f;
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> f = new CompletableFuture<>();
        f.$finish(value, null);
        return f;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... parts) {
        return new $All(parts.clone());
    }

    public boolean complete(T value) {
        return $finish(value, null);
    }

    public boolean completeExceptionally(Throwable failure) {
        if (failure == null) {
            throw new NullPointerException();
        }
        return $finish(null, failure);
    }

    public boolean isDone() {
        return done;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public boolean isCancelled() {
        return false;
    }

    public native boolean cancel(boolean interrupt);

    public T join() {
        Throwable e = $end();
        if (e instanceof CompletionException) {
            throw (CompletionException) e;
        }
        if (e != null) {
            throw new CompletionException(e);
        }
        return value;
    }

    public T get() throws InterruptedException, ExecutionException {
        Throwable e = $end();
        if (e instanceof CompletionException && e.getCause() != null) {
            e = e.getCause();
        }
        if (e != null) {
            throw new ExecutionException(e);
        }
        return value;
    }

    public native T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    /** What several results have in common: that all are there. */
    private static final class $All extends CompletableFuture<Void> {
        private final CompletableFuture<?>[] parts;

        $All(CompletableFuture<?>[] parts) {
            this.parts = parts;
        }

        Throwable $end() {
            Throwable first = null;
            for (CompletableFuture<?> f : parts) {
                Throwable e = f.$end();
                if (first == null) {
                    first = e;
                }
            }
            return first;
        }

        public native boolean complete(Void value);

        public native boolean completeExceptionally(Throwable failure);

        public native boolean isDone();

        public native boolean isCompletedExceptionally();
    }

    /** A task with a result. */
    private static final class $Supplied<U> implements Runnable {
        private final CompletableFuture<U> future;
        private final Supplier<U> task;

        $Supplied(CompletableFuture<U> future, Supplier<U> task) {
            if (task == null) {
                throw new NullPointerException();
            }
            this.future = future;
            this.task = task;
        }

        public void run() {
            U value = null;
            Throwable thrown = null;
            try {
                value = task.get();
            } catch (Throwable e) {
                thrown = e;
            }
            future.$finish(value, thrown);
        }
    }

    /** A task without one. */
    private static final class $Done implements Runnable {
        private final CompletableFuture<Void> future;
        private final Runnable task;

        $Done(CompletableFuture<Void> future, Runnable task) {
            if (task == null) {
                throw new NullPointerException();
            }
            this.future = future;
            this.task = task;
        }

        public void run() {
            Throwable thrown = null;
            try {
                task.run();
            } catch (Throwable e) {
                thrown = e;
            }
            future.$finish(null, thrown);
        }
    }
}
