// verdict: UNSAFE
// twin: ByteCounterSafe
// about: A byte counts events; the compound assignment narrows silently.
// about: The counter is incremented once too often and wraps to -128.
// run: values=127

import java.util.Random;

public class ByteCounterWraps {
    public static void main(String[] args) {
        Random random = new Random();
        byte count = (byte) random.nextInt(128);
        if (count <= 127) {
            count += 1;
        }
        assert count > 0; // expect: violated assert
    }
}
