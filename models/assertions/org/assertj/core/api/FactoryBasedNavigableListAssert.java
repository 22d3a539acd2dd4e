package org.assertj.core.api;

import java.util.List;

/** What assertions of AssertJ mean. */
public abstract class FactoryBasedNavigableListAssert<SELF extends FactoryBasedNavigableListAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT>, ACTUAL extends List<? extends ELEMENT>, ELEMENT, ELEMENT_ASSERT extends AbstractAssert<ELEMENT_ASSERT, ELEMENT>> extends AbstractListAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT> {
    protected FactoryBasedNavigableListAssert(ACTUAL actual, Class<?> type) {
        super(actual, type);
    }
}
