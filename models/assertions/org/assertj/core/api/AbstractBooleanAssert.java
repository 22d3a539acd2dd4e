package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public abstract class AbstractBooleanAssert<SELF extends AbstractBooleanAssert<SELF>> extends AbstractAssert<SELF, Boolean> {
    protected AbstractBooleanAssert(Boolean actual, Class<?> type) {
        super(actual, type);
    }

    public SELF isTrue() {
        demand(present());
        return myself;
    }

    public SELF isFalse() {
        demand(!present());
        return myself;
    }

    public SELF isEqualTo(boolean expected) {
        demand(actual != null && actual == expected);
        return myself;
    }

    public SELF isNotEqualTo(boolean other) {
        demand(actual == null || actual != other);
        return myself;
    }
}
