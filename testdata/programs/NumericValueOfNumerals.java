// verdict: UNSAFE
// twin: NumericValueSafe
// about: The numeric value of any char is taken for that of a digit.
// about: Roman numerals have larger ones, and a half has -2.
// run: values=8556
// run: values=189
import java.util.Random;

public class NumericValueOfNumerals {
    public static void main(String[] args) {
        char c = (char) new Random().nextInt(65536);
        int[] seen = new int[36];
        int value = Character.getNumericValue(c);
        assert value >= -1; // expect: violated assert
        if (value >= 0) {
            seen[value]++; // expect: violated array-index
        }
    }
}
