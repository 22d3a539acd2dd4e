package org.assertj.core.api;

import java.util.function.Function;
import jayverify.Equality;

/** What assertions of AssertJ mean. */
public abstract class AbstractObjectAssert<SELF extends AbstractObjectAssert<SELF, ACTUAL>, ACTUAL> extends AbstractAssert<SELF, ACTUAL> {
    protected AbstractObjectAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }

    @Override
    public SELF as(String description, Object... args) {
        return myself;
    }

    public <T> SELF returns(T expected, Function<ACTUAL, T> from) {
        if (from == null) {
            throw new NullPointerException();
        }
        demand(Equality.equal(from.apply(present()), expected));
        return myself;
    }
}
