package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class CharacterAssert extends AbstractCharacterAssert<CharacterAssert> {
    public CharacterAssert(Character actual) {
        super(actual, CharacterAssert.class);
    }
}
