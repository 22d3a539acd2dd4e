package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class ObjectAssert<ACTUAL> extends AbstractObjectAssert<ObjectAssert<ACTUAL>, ACTUAL> {
    public ObjectAssert(ACTUAL actual) {
        super(actual, ObjectAssert.class);
    }
}
