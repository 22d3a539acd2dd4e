// verdict: SAFE
// twin: NumericValueOfNumerals
// about: The numeric value of a char below 128 fits a table of 36 entries, if there is one.
// about: ASCII has no numerals but digits and letters.
// run: values=57
import java.util.Random;

public class NumericValueSafe {
    public static void main(String[] args) {
        char c = (char) new Random().nextInt(128);
        int[] seen = new int[36];
        int value = Character.getNumericValue(c);
        assert value >= -1;
        if (value >= 0) {
            seen[value]++;
        }
    }
}
