package org.assertj.core.api;

import java.util.List;

/** What assertions of AssertJ mean. */
public class ListAssert<ELEMENT> extends FactoryBasedNavigableListAssert<ListAssert<ELEMENT>, List<? extends ELEMENT>, ELEMENT, ObjectAssert<ELEMENT>> {
    public ListAssert(List<? extends ELEMENT> actual) {
        super(actual, ListAssert.class);
    }

    @SafeVarargs
    public final ListAssert<ELEMENT> contains(ELEMENT... values) {
        present();
        for (ELEMENT value : values) {
            demand(has(value));
        }
        demand(values.length > 0 || actual.isEmpty());
        return this;
    }

    @SafeVarargs
    public final ListAssert<ELEMENT> doesNotContain(ELEMENT... values) {
        present();
        if (values.length == 0) {
            throw new IllegalArgumentException();
        }
        for (ELEMENT value : values) {
            demand(!has(value));
        }
        return this;
    }

    @SafeVarargs
    public final ListAssert<ELEMENT> containsExactly(ELEMENT... values) {
        demand(present().size() == values.length);
        int i = 0;
        for (Object x : actual) {
            demand(same(x, values[i++]));
        }
        return this;
    }
}
