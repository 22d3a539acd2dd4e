// verdict: SAFE
// twin: HexDigitShifted
// about: Half a byte becomes a hexadecimal digit, and a number again.
// run: values=11
// run: values=-1

import org.sosy_lab.sv_benchmarks.Verifier;

public class HexDigitSafe {
    static char digit(int v) {
        return (char) (v < 10 ? '0' + v : 'a' + v - 10);
    }

    static int value(char c) {
        return c <= '9' ? c - '0' : c - 'a' + 10;
    }

    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        char high = digit(b >> 4 & 15);
        char low = digit(b & 15);
        assert (byte) (value(high) << 4 | value(low)) == b;
    }
}
