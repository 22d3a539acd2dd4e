package org.assertj.core.api;

import java.util.function.Predicate;
import jayverify.Equality;
import org.opentest4j.TestAbortedException;

/** What assertions of AssertJ mean. */
public abstract class AbstractAssert<SELF extends AbstractAssert<SELF, ACTUAL>, ACTUAL> implements Assert<SELF, ACTUAL> {
    protected final ACTUAL actual;
    protected final SELF myself;
    boolean assumed;

    @SuppressWarnings("unchecked")
    protected AbstractAssert(ACTUAL actual, Class<?> type) {
        this.actual = actual;
        this.myself = (SELF) this;
    }

    // It fails, or does not count if it is an assumption.
    final void demand(boolean holds) {
        if (holds) {
            return;
        }
        if (assumed) {
            throw new TestAbortedException();
        }
        throw new AssertionError();
    }

    // All but a few assertions fail for null.
    final ACTUAL present() {
        demand(actual != null);
        return actual;
    }

    public SELF as(String description, Object... args) {
        return myself;
    }

    public SELF describedAs(String description, Object... args) {
        return myself;
    }

    public SELF withFailMessage(String message, Object... args) {
        if (message == null) {
            throw new NullPointerException();
        }
        return myself;
    }

    public SELF overridingErrorMessage(String message, Object... args) {
        if (message == null) {
            throw new NullPointerException();
        }
        return myself;
    }

    public SELF isEqualTo(Object expected) {
        demand(Equality.equal(actual, expected));
        return myself;
    }

    public SELF isNotEqualTo(Object other) {
        demand(!Equality.equal(actual, other));
        return myself;
    }

    public void isNull() {
        demand(actual == null);
    }

    public SELF isNotNull() {
        demand(actual != null);
        return myself;
    }

    public SELF isSameAs(Object expected) {
        demand(actual == expected);
        return myself;
    }

    public SELF isNotSameAs(Object other) {
        demand(actual != other);
        return myself;
    }

    public SELF isIn(Object... values) {
        demand(among(values));
        return myself;
    }

    public SELF isNotIn(Object... values) {
        demand(!among(values));
        return myself;
    }

    private boolean among(Object[] values) {
        for (Object value : values) {
            if (Equality.equal(actual, value)) {
                return true;
            }
        }
        return false;
    }

    public SELF isInstanceOf(Class<?> type) {
        demand(type.isInstance(present()));
        return myself;
    }

    public SELF isNotInstanceOf(Class<?> type) {
        demand(!type.isInstance(present()));
        return myself;
    }

    public SELF hasToString(String expected) {
        demand(present().toString().equals(expected));
        return myself;
    }

    public SELF matches(Predicate<? super ACTUAL> predicate) {
        demand(predicate.test(actual));
        return myself;
    }

    public SELF hasSameHashCodeAs(Object other) {
        demand(present().hashCode() == other.hashCode());
        return myself;
    }
}
