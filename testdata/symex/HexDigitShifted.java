// verdict: UNSAFE
// twin: HexDigitSafe
// about: Letters are counted from 9.
// run: values=9

import org.sosy_lab.sv_benchmarks.Verifier;

public class HexDigitShifted {
    static char digit(int v) {
        return (char) (v < 9 ? '0' + v : 'a' + v - 9);
    }

    static int value(char c) {
        return c <= '9' ? c - '0' : c - 'a' + 10;
    }

    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        char high = digit(b >> 4 & 15);
        char low = digit(b & 15);
        assert (byte) (value(high) << 4 | value(low)) == b; // expect: violated assert
    }
}
