package org.assertj.core.api;

import java.util.Collection;
import jayverify.Equality;

/** What assertions of AssertJ mean. */
public abstract class AbstractIterableAssert<SELF extends AbstractIterableAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT>, ACTUAL extends Iterable<? extends ELEMENT>, ELEMENT, ELEMENT_ASSERT extends AbstractAssert<ELEMENT_ASSERT, ELEMENT>> extends AbstractAssert<SELF, ACTUAL> {
    protected AbstractIterableAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }

    private int size() {
        if (present() instanceof Collection<?> c) {
            return c.size();
        }
        int n = 0;
        for (Object x : actual) {
            n++;
        }
        return n;
    }

    public void isEmpty() {
        demand(size() == 0);
    }

    public SELF isNotEmpty() {
        demand(size() > 0);
        return myself;
    }

    final boolean has(Object value) {
        for (Object x : actual) {
            if (Equality.equal(x, value)) {
                return true;
            }
        }
        return false;
    }

    public SELF hasSize(int other) {
        demand(size() == other);
        return myself;
    }

    public SELF hasSizeLessThan(int other) {
        demand(size() < other);
        return myself;
    }

    public SELF hasSizeLessThanOrEqualTo(int other) {
        demand(size() <= other);
        return myself;
    }

    public SELF hasSizeGreaterThan(int other) {
        demand(size() > other);
        return myself;
    }

    public SELF hasSizeGreaterThanOrEqualTo(int other) {
        demand(size() >= other);
        return myself;
    }
}
