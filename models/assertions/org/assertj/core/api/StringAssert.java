package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class StringAssert extends AbstractStringAssert<StringAssert> {
    public StringAssert(String actual) {
        super(actual, StringAssert.class);
    }
}
