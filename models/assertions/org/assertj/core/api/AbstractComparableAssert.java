package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public abstract class AbstractComparableAssert<SELF extends AbstractComparableAssert<SELF, ACTUAL>, ACTUAL extends Comparable<? super ACTUAL>> extends AbstractObjectAssert<SELF, ACTUAL> {
    protected AbstractComparableAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }

    public SELF isLessThan(ACTUAL other) {
        demand(present().compareTo(other) < 0);
        return myself;
    }

    public SELF isLessThanOrEqualTo(ACTUAL other) {
        demand(present().compareTo(other) <= 0);
        return myself;
    }

    public SELF isGreaterThan(ACTUAL other) {
        demand(present().compareTo(other) > 0);
        return myself;
    }

    public SELF isGreaterThanOrEqualTo(ACTUAL other) {
        demand(present().compareTo(other) >= 0);
        return myself;
    }

    public SELF isBetween(ACTUAL start, ACTUAL end) {
        present();
        if (start.compareTo(end) > 0) {
            throw new IllegalArgumentException();
        }
        demand(actual.compareTo(start) >= 0 && actual.compareTo(end) <= 0);
        return myself;
    }

    public SELF isEqualByComparingTo(ACTUAL other) {
        demand(present().compareTo(other) == 0);
        return myself;
    }
}
