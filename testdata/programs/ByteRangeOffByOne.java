// verdict: UNSAFE
// twin: ByteRangeSafe
// about: A number in the range of byte survives the cast to byte.
// about: 128 is one too many: the cast makes it -128.
// run: values=128

import java.util.Random;

public class ByteRangeOffByOne {
    public static void main(String[] args) {
        int x = new Random().nextInt();
        if (x < -128 || x > 128) {
            x = 0;
        }
        byte b = (byte) x;
        assert b == x; // expect: violated assert
        short s = (short) (b * 256);
        assert s >= -32768 && s <= 32512;
        char c = (char) b;
        assert c >= 0 && c <= 65535;
    }
}
