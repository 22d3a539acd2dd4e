package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public abstract class AbstractIntegerAssert<SELF extends AbstractIntegerAssert<SELF>> extends AbstractComparableAssert<SELF, Integer> {
    protected AbstractIntegerAssert(Integer actual, Class<?> type) {
        super(actual, type);
    }

    public SELF isEqualTo(int other) {
        demand(actual != null && actual == other);
        return myself;
    }

    public SELF isNotEqualTo(int other) {
        demand(present() != other);
        return myself;
    }

    public SELF isLessThan(int other) {
        demand(present() < other);
        return myself;
    }

    public SELF isLessThanOrEqualTo(int other) {
        demand(present() <= other);
        return myself;
    }

    public SELF isGreaterThan(int other) {
        demand(present() > other);
        return myself;
    }

    public SELF isGreaterThanOrEqualTo(int other) {
        demand(present() >= other);
        return myself;
    }

    public SELF isZero() {
        demand(present() == 0);
        return myself;
    }

    public SELF isNotZero() {
        demand(present() != 0);
        return myself;
    }

    public SELF isOne() {
        demand(present() == 1);
        return myself;
    }

    public SELF isPositive() {
        demand(present() > 0);
        return myself;
    }

    public SELF isNegative() {
        demand(present() < 0);
        return myself;
    }

    public SELF isNotNegative() {
        demand(present() >= 0);
        return myself;
    }

    public SELF isNotPositive() {
        demand(present() <= 0);
        return myself;
    }

    public SELF isEven() {
        demand(actual % 2 == 0);
        return myself;
    }

    public SELF isOdd() {
        demand(actual % 2 != 0);
        return myself;
    }

    @Override
    public SELF isBetween(Integer start, Integer end) {
        present();
        if (start > end) {
            throw new IllegalArgumentException();
        }
        demand(present() >= start && actual <= end);
        return myself;
    }

    public SELF isStrictlyBetween(Integer start, Integer end) {
        present();
        if (start >= end) {
            throw new IllegalArgumentException();
        }
        demand(present() > start && actual < end);
        return myself;
    }

    public SELF isEqualTo(long other) {
        demand(actual != null && actual == other);
        return myself;
    }
}
