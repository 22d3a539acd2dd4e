package theorems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With the assertions of JUnit 5. */
class NumbersTest {
    @ParameterizedTest
    @CsvSource({"1, 2, 3", "5, 2, 3"})
    void clampIsInRange(int x, int low, int high) {
        assumeTrue(low <= high);
        int y = Numbers.clamp(x, low, high);
        assertTrue(low <= y && y <= high);
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 3", "3, 2, 1"})
    void maxIsOneOfThem(int a, int b, int c) {
        int most = Numbers.max(a, b, c);
        assertTrue(most == a || most == b || most == c, "it is none of them");
        assertTrue(most >= a && most >= b && most >= c);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "7, 9"})
    void wrongMiddleIsBetween(int a, int b) {
        assumeTrue(0 <= a && a <= b);
        int m = Numbers.middle(a, b);
        assertTrue(a <= m && m <= b);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "7, 9"})
    void safeMiddleIsBetween(int a, int b) {
        assumeTrue(0 <= a && a <= b);
        int m = Numbers.safeMiddle(a, b);
        assertTrue(a <= m && m <= b);
    }

    @ParameterizedTest
    @ValueSource(ints = {1900, 2000, 2024})
    void leapYearsAreDivisibleByFour(int year) {
        if (Numbers.isLeap(year)) {
            assertEquals(0, year % 4);
        } else {
            assertFalse(year % 400 == 0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1900, 2000, 2024})
    void wrongEveryFourthYearIsLeap(int year) {
        assertEquals(year % 4 == 0, Numbers.isLeap(year));
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 999})
    void wrongDigitSumIsNatural(int n) {
        assertTrue(Numbers.digitSum(n) >= 0);
    }

    @ParameterizedTest
    @CsvSource({"1, 2"})
    void wrongDistanceIsNatural(int a, int b) {
        assertTrue(Numbers.distance(a, b) >= 0, () -> a + " and " + b);
    }

    @ParameterizedTest
    @CsvSource({"10, 3", "9, 3"})
    void noPagesWithoutSpace(int items, int each) {
        assumeTrue(each == 0);
        assertThrows(ArithmeticException.class, () -> Numbers.pages(items, each));
    }

    @ParameterizedTest
    @CsvSource({"10, 3", "9, 3"})
    void wrongPagesHaveSpace(int items, int each) {
        assumeTrue(items >= 0 && each > 0);
        assertTrue(Numbers.pages(items, each) >= items / each);
    }
}
