package org.assertj.core.api;

import java.util.Arrays;
import java.util.Objects;

/** What assertions of AssertJ mean. */
public abstract class AbstractIntArrayAssert<SELF extends AbstractIntArrayAssert<SELF>> extends AbstractAssert<SELF, int[]> {
    protected AbstractIntArrayAssert(int[] actual, Class<?> type) {
        super(actual, type);
    }

    public void isEmpty() {
        demand(present().length == 0);
    }

    public SELF isNotEmpty() {
        demand(present().length > 0);
        return myself;
    }

    public SELF hasSize(int other) {
        demand(present().length == other);
        return myself;
    }

    public SELF hasSizeLessThan(int other) {
        demand(present().length < other);
        return myself;
    }

    public SELF hasSizeLessThanOrEqualTo(int other) {
        demand(present().length <= other);
        return myself;
    }

    public SELF hasSizeGreaterThan(int other) {
        demand(present().length > other);
        return myself;
    }

    public SELF hasSizeGreaterThanOrEqualTo(int other) {
        demand(present().length >= other);
        return myself;
    }

    public SELF contains(int... values) {
        Objects.requireNonNull(values);
        present();
        for (int value : values) {
            demand(has(value));
        }
        demand(values.length > 0 || actual.length == 0);
        return myself;
    }

    public SELF doesNotContain(int... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException();
        }
        present();
        for (int value : values) {
            demand(!has(value));
        }
        return myself;
    }

    private boolean has(int value) {
        for (int x : actual) {
            if (x == value) {
                return true;
            }
        }
        return false;
    }

    public SELF containsExactly(int... values) {
        Objects.requireNonNull(values);
        demand(Arrays.equals(present(), values));
        return myself;
    }
}
