package org.assertj.core.api;

import java.util.Arrays;
import java.util.function.Predicate;
import jayverify.NoMeaning;
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

    static boolean same(Object actual, Object expected) {
        if (actual == null) {
            return expected == null;
        }
        if (isArray(actual)) {
            return isArray(expected) && elements(actual, expected);
        }
        return actual.equals(expected);
    }

    private static boolean isArray(Object o) {
        return o instanceof Object[] || o instanceof int[] || o instanceof byte[] || o instanceof char[] || o instanceof long[] || o instanceof boolean[]
                || o instanceof short[] || o instanceof float[] || o instanceof double[];
    }

    // Arrays of different kinds are compared as the values in their boxes, which has no meaning here.
    private static boolean elements(Object actual, Object expected) {
        if (actual instanceof int[] a && expected instanceof int[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof byte[] a && expected instanceof byte[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof char[] a && expected instanceof char[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof long[] a && expected instanceof long[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof boolean[] a && expected instanceof boolean[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof Object[] a && expected instanceof Object[] e) {
            return same(a, e);
        }
        return NoMeaning.matches(actual, expected);
    }

    private static boolean same(Object[] actual, Object[] expected) {
        if (actual.length != expected.length) {
            return false;
        }
        for (int i = 0; i < actual.length; i++) {
            if (!same(actual[i], expected[i])) {
                return false;
            }
        }
        return true;
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
        demand(same(actual, expected));
        return myself;
    }

    public SELF isNotEqualTo(Object other) {
        demand(!same(actual, other));
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
            if (same(actual, value)) {
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
