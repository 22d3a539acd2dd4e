package java.util.stream;

import java.util.Arrays;

/**
 * A stage of a stream. Elements are pulled: a terminal operation asks the last stage
 * for the next element, which asks the one before. So functions are called on one
 * element after the other, and none is called for an element that nobody asks for.
 *
 * <p>The JDK pushes elements. What a program sees is the same but for stages that push
 * many elements on without being asked: see $bursts.
 */
abstract class AbstractPipeline {
    /** How the source is gone through: to its end, whatever the elements do to it meanwhile. */
    static final int WHOLE = 0;
    /** How the source is gone through: element by element. */
    static final int SINGLY = 1;
    /** How the source is gone through: element by element, while others can change it between them. */
    static final int BETWEEN = 2;

    /** The stage before, null for a source. */
    final AbstractPipeline up;
    private final AbstractPipeline source;
    private Runnable closing; // of a source
    private boolean used;
    /** Whether a stage up to this one may end before the source does. */
    final boolean shorts;
    /** Whether a stage up to this one gives many elements when it is asked for one. */
    final boolean bursts;

    /** A source. */
    AbstractPipeline() {
        up = null;
        source = this;
        shorts = false;
        bursts = false;
    }

    /** A stage after another, which is used by that. */
    AbstractPipeline(AbstractPipeline up, boolean shorts, boolean bursts) {
        up.$use();
        this.up = up;
        this.source = up.source;
        this.shorts = shorts || up.shorts;
        this.bursts = bursts || up.bursts;
    }

    final void $use() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
    }

    /** Does what the model does not do. */
    final void $refuse() {
        changing();
    }

    private native void changing();

    static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$text());
        }
    }

    /** The number of elements to come, -1 if it is not known beforehand. */
    long $size() {
        return -1;
    }

    /** Whether the elements are known to come in their natural order. */
    boolean $sorted() {
        return false;
    }

    /** Whether the elements are known to differ from each other. */
    boolean $distinct() {
        return false;
    }

    /** Gets a source ready. */
    void $bind() {
        if (up != null) {
            up.$bind();
        }
    }

    /** Begins; how says how the source is gone through. */
    void $open(int how) {
        up.$open(how);
    }

    /** Ends, when no more elements are asked for though there may be some. */
    void $finish() {
        up.$finish();
    }

    /** Begins for a terminal operation, which may end before the last element if ends. */
    final void $start(boolean ends) {
        $use();
        $open(ends || shorts ? SINGLY : WHOLE);
    }

    /** Ends for a terminal operation after the last element. */
    final void $end() {
        if (shorts) {
            $finish();
        }
    }

    /** Begins for an iterator. */
    final void $walk() {
        if (bursts) {
            changing();
        }
        $open(BETWEEN);
    }

    public boolean isParallel() {
        return false;
    }

    final boolean $closes() {
        return source.closing != null;
    }

    final void $onClose(Runnable r) {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        $nonNull(r);
        Runnable first = source.closing;
        source.closing = first == null ? r : new Both(first, r);
    }

    public void close() {
        used = true;
        Runnable r = source.closing;
        if (r != null) {
            source.closing = null;
            r.run();
        }
    }

    /** One thing after the other, the second even where the first fails. */
    static final class Both implements Runnable {
        static final String $JDK = "java.util.stream.Streams$1";
        private final Runnable first;
        private final Runnable second;

        Both(Runnable first, Runnable second) {
            this.first = first;
            this.second = second;
        }

        public void run() {
            try {
                first.run();
            } catch (Throwable e) {
                try {
                    second.run();
                } catch (Throwable e2) {
                    if (e2 != e) {
                        e.addSuppressed(e2);
                    }
                }
                throw e;
            }
            second.run();
        }
    }

    /** What a stage gives after its last element. */
    static final class End {
    }
}
