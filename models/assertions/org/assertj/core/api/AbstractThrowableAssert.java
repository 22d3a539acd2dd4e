package org.assertj.core.api;

import java.util.Objects;

/** What assertions of AssertJ mean. */
public abstract class AbstractThrowableAssert<SELF extends AbstractThrowableAssert<SELF, ACTUAL>, ACTUAL extends Throwable> extends AbstractObjectAssert<SELF, ACTUAL> {
    protected AbstractThrowableAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }

    public SELF hasMessage(String message) {
        demand(Objects.equals(present().getMessage(), message));
        return myself;
    }

    public SELF hasNoCause() {
        demand(present().getCause() == null);
        return myself;
    }

    public SELF hasMessageContaining(String part) {
        String message = present().getMessage();
        demand(message != null && message.contains(part));
        return myself;
    }

    public void doesNotThrowAnyException() {
        demand(actual == null);
    }
}
