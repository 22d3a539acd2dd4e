package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public abstract class AbstractCharSequenceAssert<SELF extends AbstractCharSequenceAssert<SELF, ACTUAL>, ACTUAL extends CharSequence> extends AbstractAssert<SELF, ACTUAL> {
    protected AbstractCharSequenceAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }

    public void isEmpty() {
        demand(present().length() == 0);
    }

    public void isNullOrEmpty() {
        demand(actual == null || actual.length() == 0);
    }

    public SELF isNotEmpty() {
        demand(present().length() > 0);
        return myself;
    }

    public SELF hasSizeBetween(int low, int high) {
        present();
        if (high < low) {
            throw new IllegalArgumentException();
        }
        demand(present().length() >= low && actual.length() <= high);
        return myself;
    }

    public SELF contains(CharSequence... parts) {
        present();
        if (parts.length == 0) {
            throw new IllegalArgumentException();
        }
        for (CharSequence part : parts) {
            demand(actual.toString().contains(part));
        }
        return myself;
    }

    public SELF doesNotContain(CharSequence... parts) {
        present();
        if (parts.length == 0) {
            throw new IllegalArgumentException();
        }
        for (CharSequence part : parts) {
            demand(!actual.toString().contains(part));
        }
        return myself;
    }

    public SELF hasSize(int other) {
        demand(present().length() == other);
        return myself;
    }

    public SELF hasSizeLessThan(int other) {
        demand(present().length() < other);
        return myself;
    }

    public SELF hasSizeLessThanOrEqualTo(int other) {
        demand(present().length() <= other);
        return myself;
    }

    public SELF hasSizeGreaterThan(int other) {
        demand(present().length() > other);
        return myself;
    }

    public SELF hasSizeGreaterThanOrEqualTo(int other) {
        demand(present().length() >= other);
        return myself;
    }

    public SELF startsWith(CharSequence part) {
        String wanted = part.toString();
        demand(present().toString().startsWith(wanted));
        return myself;
    }

    public SELF endsWith(CharSequence part) {
        String wanted = part.toString();
        demand(present().toString().endsWith(wanted));
        return myself;
    }

    public SELF doesNotStartWith(CharSequence part) {
        String wanted = part.toString();
        demand(!present().toString().startsWith(wanted));
        return myself;
    }

    public SELF doesNotEndWith(CharSequence part) {
        String wanted = part.toString();
        demand(!present().toString().endsWith(wanted));
        return myself;
    }
}
