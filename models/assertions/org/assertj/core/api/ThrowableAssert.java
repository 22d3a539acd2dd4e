package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class ThrowableAssert<ACTUAL extends Throwable> extends AbstractThrowableAssert<ThrowableAssert<ACTUAL>, ACTUAL> {
    public ThrowableAssert(ACTUAL actual) {
        super(actual, ThrowableAssert.class);
    }

    /** Code that may throw. */
    public interface ThrowingCallable {
        void call() throws Throwable;
    }

    public static Throwable catchThrowable(ThrowingCallable code) {
        try {
            code.call();
        } catch (Throwable t) {
            return t;
        }
        return null;
    }
}
