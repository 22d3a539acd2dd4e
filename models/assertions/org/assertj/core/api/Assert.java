package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public interface Assert<SELF extends Assert<SELF, ACTUAL>, ACTUAL> {
}
