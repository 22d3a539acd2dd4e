package org.assertj.core.api;

import java.util.Collection;

/** What assertions of AssertJ mean. */
public abstract class AbstractCollectionAssert<SELF extends AbstractCollectionAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT>, ACTUAL extends Collection<? extends ELEMENT>, ELEMENT, ELEMENT_ASSERT extends AbstractAssert<ELEMENT_ASSERT, ELEMENT>> extends AbstractIterableAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT> {
    protected AbstractCollectionAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }
}
