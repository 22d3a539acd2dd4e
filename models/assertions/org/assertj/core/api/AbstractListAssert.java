package org.assertj.core.api;

import java.util.List;

/** What assertions of AssertJ mean. */
public abstract class AbstractListAssert<SELF extends AbstractListAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT>, ACTUAL extends List<? extends ELEMENT>, ELEMENT, ELEMENT_ASSERT extends AbstractAssert<ELEMENT_ASSERT, ELEMENT>> extends AbstractCollectionAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT> {
    protected AbstractListAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }
}
