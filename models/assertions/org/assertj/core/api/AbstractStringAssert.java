package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class AbstractStringAssert<SELF extends AbstractStringAssert<SELF>> extends AbstractCharSequenceAssert<SELF, String> {
    public AbstractStringAssert(String actual, Class<?> type) {
        super(actual, type);
    }

    public SELF isEqualTo(String expected) {
        demand(actual == null ? expected == null : actual.equals(expected));
        return myself;
    }
}
