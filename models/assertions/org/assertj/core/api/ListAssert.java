package org.assertj.core.api;

import java.util.List;
import java.util.Objects;
import jayverify.Equality;

/** What assertions of AssertJ mean. */
public class ListAssert<ELEMENT> extends FactoryBasedNavigableListAssert<ListAssert<ELEMENT>, List<? extends ELEMENT>, ELEMENT, ObjectAssert<ELEMENT>> {
    public ListAssert(List<? extends ELEMENT> actual) {
        super(actual, ListAssert.class);
    }

    @SafeVarargs
    public final ListAssert<ELEMENT> contains(ELEMENT... values) {
        Objects.requireNonNull(values);
        present();
        for (ELEMENT value : values) {
            demand(has(value));
        }
        demand(values.length > 0 || actual.isEmpty());
        return this;
    }

    @SafeVarargs
    public final ListAssert<ELEMENT> doesNotContain(ELEMENT... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException();
        }
        present();
        for (ELEMENT value : values) {
            demand(!has(value));
        }
        return this;
    }

    @SafeVarargs
    public final ListAssert<ELEMENT> containsExactly(ELEMENT... values) {
        Objects.requireNonNull(values);
        demand(present().size() == values.length);
        int i = 0;
        for (Object x : actual) {
            demand(Equality.equal(x, values[i++]));
        }
        return this;
    }
}
