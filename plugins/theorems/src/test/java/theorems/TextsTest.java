package theorems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.jayverify.Proof;
import org.assertj.core.api.Assumptions;

/** With the assertions of AssertJ. */
class TextsTest {
    @Proof
    void shortTextsStay(String s, int most) {
        Assumptions.assumeThat(s.length()).isLessThanOrEqualTo(most);
        assertThat(Texts.shorten(s, most)).isEqualTo(s);
    }

    @Proof
    void wrongShortenedTextsFit(String s, int most) {
        Assumptions.assumeThat(most).isPositive();
        assertThat(Texts.shorten(s, most)).hasSizeLessThanOrEqualTo(most);
    }

    @Proof
    void extensionIsNotLonger(String file) {
        assertThat(Texts.extension(file)).isNotNull();
        assertThat(Texts.extension(file).length()).isLessThanOrEqualTo(file.length());
    }

    @Proof
    void wrongExtensionIsShorterByTwo(String file) {
        assertThat(Texts.extension(file).length()).isLessThan(file.length());
    }

    @Proof
    void initialOfNothing(String s) {
        if (s.isEmpty()) {
            assertThat(Texts.initial(s)).isEqualTo('?');
        } else {
            assertThat(Texts.initial(s)).isEqualTo(s.charAt(0));
        }
    }

    @Proof
    void wrongInitialIsALetter(String s) {
        assertThat(Texts.initial(s)).isNotEqualTo(' ');
    }

    @Proof
    void countIsNoMoreThanLength(String s, char c) {
        assertThat(Texts.count(s, c)).isNotNegative().isLessThanOrEqualTo(s.length());
    }

    @Proof
    void wrongPaddedHasTwoDigits(int n) {
        assertThat(Texts.padded(n)).hasSize(2);
    }

    @Proof
    void keyHasNoSign(String line) {
        Assumptions.assumeThat(line.indexOf('=')).isGreaterThan(0);
        assertThat(Texts.key(line).length()).isEqualTo(line.indexOf('='));
    }

    @Proof
    void wrongNothingIsShortened(String s) {
        assertThatThrownBy(() -> Texts.shorten(s, 2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
