// verdict: SAFE
// twin: LongThroughDoubleRounded
// about: A long of up to 53 bits survives as a double.
// run: values=9007199254740992

import java.util.Random;

public class LongThroughDoubleSafe {
    public static void main(String[] args) {
        long id = new Random().nextLong();
        if (id < 0 || id > 1L << 53) {
            return;
        }
        double stored = id;
        long read = (long) stored;
        assert read == id;
    }
}
