// breaks: assert
// Digits of all radices, there and back.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int radix = Verifier.nondetInt();
        int value = Verifier.nondetInt();
        char c = Character.forDigit(value, radix);
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            assert c == '\0';
            return;
        }
        if (value >= 0 && value < radix) { //~ if (value >= 0 && value <= radix) {
            assert Character.digit(c, radix) == value;
            assert Character.getNumericValue(c) == value;
        } else {
            assert c == '\0';
        }
    }
}
