package org.assertj.core.api;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What assertions of AssertJ mean. */
public class Assertions {
    protected Assertions() {}

    public static AbstractBooleanAssert<?> assertThat(boolean actual) {
        return new BooleanAssert(actual);
    }

    public static AbstractBooleanAssert<?> assertThat(Boolean actual) {
        return new BooleanAssert(actual);
    }

    public static AbstractCharacterAssert<?> assertThat(char actual) {
        return new CharacterAssert(actual);
    }

    public static AbstractCharacterAssert<?> assertThat(Character actual) {
        return new CharacterAssert(actual);
    }

    public static AbstractIntegerAssert<?> assertThat(int actual) {
        return new IntegerAssert(actual);
    }

    public static AbstractIntegerAssert<?> assertThat(Integer actual) {
        return new IntegerAssert(actual);
    }

    public static AbstractLongAssert<?> assertThat(long actual) {
        return new LongAssert(actual);
    }

    public static AbstractLongAssert<?> assertThat(Long actual) {
        return new LongAssert(actual);
    }

    public static AbstractStringAssert<?> assertThat(String actual) {
        return new StringAssert(actual);
    }

    public static AbstractIntArrayAssert<?> assertThat(int[] actual) {
        return new IntArrayAssert(actual);
    }

    public static <T> ObjectAssert<T> assertThat(T actual) {
        return new ObjectAssert<>(actual);
    }

    public static <T extends Comparable<? super T>> AbstractComparableAssert<?, T> assertThat(T actual) {
        return new GenericComparableAssert<>(actual);
    }

    public static <ELEMENT> ListAssert<ELEMENT> assertThat(List<? extends ELEMENT> actual) {
        return new ListAssert<>(actual);
    }

    public static <T extends Throwable> AbstractThrowableAssert<?, T> assertThat(T actual) {
        return new ThrowableAssert<>(actual);
    }

    public static AbstractThrowableAssert<?, ? extends Throwable> assertThatThrownBy(ThrowingCallable code) {
        Throwable thrown = ThrowableAssert.catchThrowable(code);
        if (thrown == null) {
            throw new AssertionError();
        }
        return new ThrowableAssert<>(thrown);
    }

    public static AbstractThrowableAssert<?, ? extends Throwable> assertThatCode(ThrowingCallable code) {
        return new ThrowableAssert<>(ThrowableAssert.catchThrowable(code));
    }

    public static Throwable catchThrowable(ThrowingCallable code) {
        return ThrowableAssert.catchThrowable(code);
    }

    public static <T> T fail(String message) {
        throw new AssertionError((Object) message);
    }
}
