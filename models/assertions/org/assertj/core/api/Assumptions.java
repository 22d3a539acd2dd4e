package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class Assumptions {
    protected Assumptions() {}

    public static AbstractBooleanAssert<?> assumeThat(boolean actual) {
        BooleanAssert it = new BooleanAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractBooleanAssert<?> assumeThat(Boolean actual) {
        BooleanAssert it = new BooleanAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractCharacterAssert<?> assumeThat(char actual) {
        CharacterAssert it = new CharacterAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractCharacterAssert<?> assumeThat(Character actual) {
        CharacterAssert it = new CharacterAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractIntegerAssert<?> assumeThat(int actual) {
        IntegerAssert it = new IntegerAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractIntegerAssert<?> assumeThat(Integer actual) {
        IntegerAssert it = new IntegerAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractLongAssert<?> assumeThat(long actual) {
        LongAssert it = new LongAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractLongAssert<?> assumeThat(Long actual) {
        LongAssert it = new LongAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractStringAssert<?> assumeThat(String actual) {
        StringAssert it = new StringAssert(actual);
        it.assumed = true;
        return it;
    }

    public static AbstractIntArrayAssert<?> assumeThat(int[] actual) {
        IntArrayAssert it = new IntArrayAssert(actual);
        it.assumed = true;
        return it;
    }

    public static <T> ObjectAssert<T> assumeThat(T actual) {
        ObjectAssert<T> it = new ObjectAssert<>(actual);
        it.assumed = true;
        return it;
    }

    public static <T extends Throwable> AbstractThrowableAssert<?, T> assumeThat(T actual) {
        ThrowableAssert<T> it = new ThrowableAssert<>(actual);
        it.assumed = true;
        return it;
    }
}
