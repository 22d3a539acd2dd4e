package theorems;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.lessThanOrEqualTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import theorems.property.ForAll;
import theorems.property.IntRange;
import theorems.property.Property;

/** With the matchers of Hamcrest. */
class RangeTest {
    @Property
    void hasItsBounds(@ForAll int low, @ForAll @IntRange(max = 1000) int size) {
        if (low <= 1_000_000) {
            Range r = new Range(low, low + size);
            assertThat(r.contains(low), is(true));
            assertThat(r.contains(low + size), is(true));
        }
    }

    @Property
    void wrongHasItsBounds(@ForAll int low, @ForAll @IntRange(max = 1000) int size) {
        Range r = new Range(low, low + size);
        assertThat(r.contains(low), is(true));
    }

    @Property
    void sizeOfSmallRanges(@ForAll @IntRange(min = -1000, max = 1000) int low, @ForAll @IntRange(min = 0, max = 1000) int more) {
        assertThat(new Range(low, low + more).size(), equalTo(more + 1));
    }

    @Property
    void wrongSizeIsPositive(@ForAll int low, @ForAll int high) {
        if (low <= high) {
            assertThat(new Range(low, high).size(), greaterThan(0));
        }
    }

    @Property
    void hullHasBoth(@ForAll @IntRange(max = 100) int a, @ForAll @IntRange(max = 100) int b) {
        Range hull = new Range(a, a).hull(new Range(b, b));
        assertThat(hull, is(notNullValue()));
        assertThat(hull.low(), allOf(lessThanOrEqualTo(a), lessThanOrEqualTo(b)));
    }

    @Property
    void wrongHullIsLarger(@ForAll @IntRange(max = 100) int a, @ForAll @IntRange(max = 100) int b) {
        Range hull = new Range(a, a).hull(new Range(b, b));
        assertThat(hull.size(), greaterThan(1));
    }

    @Property
    void equalRanges(@ForAll int low, @ForAll int high) {
        if (low <= high) {
            assertThat(new Range(low, high), equalTo(new Range(low, high)));
        }
    }

    @Property
    void wrongUnequalRanges(@ForAll int low, @ForAll @IntRange(min = 0, max = 9) int high) {
        if (low <= high) {
            assertThat(new Range(low, high), not(equalTo(new Range(0, 7))));
        }
    }

    @Property
    void rangesOutside(@ForAll @IntRange(min = 10, max = 20) int x) {
        assertThat(new Range(0, 9).contains(x), is(not(true)));
        assertThat(Numbers.sign(x), greaterThanOrEqualTo(1));
    }

    @Property
    void wrongNothingIsNull(@ForAll @IntRange(min = 0, max = 5000) int x) {
        assertThat(x == 4711 ? "" : null, nullValue());
    }
}
