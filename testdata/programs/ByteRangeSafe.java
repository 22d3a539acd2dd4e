// verdict: SAFE
// twin: ByteRangeOffByOne
// about: A number in the range of byte survives the cast to byte.
// run: values=127
// run: values=-128

import java.util.Random;

public class ByteRangeSafe {
    public static void main(String[] args) {
        int x = new Random().nextInt();
        if (x < -128 || x > 127) {
            x = 0;
        }
        byte b = (byte) x;
        assert b == x;
        short s = (short) (b * 256);
        assert s >= -32768 && s <= 32512;
        char c = (char) b;
        assert c >= 0 && c <= 65535;
    }
}
