package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public abstract class AbstractCharacterAssert<SELF extends AbstractCharacterAssert<SELF>> extends AbstractComparableAssert<SELF, Character> {
    protected AbstractCharacterAssert(Character actual, Class<?> type) {
        super(actual, type);
    }

    public SELF isEqualTo(char other) {
        demand(actual != null && actual == other);
        return myself;
    }

    public SELF isNotEqualTo(char other) {
        demand(present() != other);
        return myself;
    }

    public SELF isLessThan(char other) {
        demand(present() < other);
        return myself;
    }

    public SELF isLessThanOrEqualTo(char other) {
        demand(present() <= other);
        return myself;
    }

    public SELF isGreaterThan(char other) {
        demand(present() > other);
        return myself;
    }

    public SELF isGreaterThanOrEqualTo(char other) {
        demand(present() >= other);
        return myself;
    }
}
