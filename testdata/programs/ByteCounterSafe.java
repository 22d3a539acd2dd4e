// verdict: SAFE
// twin: ByteCounterWraps
// about: A byte counts events; the compound assignment narrows silently.
// about: The counter saturates.
// run: values=127
// run: values=0

import java.util.Random;

public class ByteCounterSafe {
    public static void main(String[] args) {
        Random random = new Random();
        byte count = (byte) random.nextInt(128);
        if (count < 127) {
            count += 1;
        }
        assert count > 0;
    }
}
