// verdict: UNSAFE
// twin: LongThroughDoubleSafe
// about: A larger one is rounded.
// run: values=9007199254740993

import java.util.Random;

public class LongThroughDoubleRounded {
    public static void main(String[] args) {
        long id = new Random().nextLong();
        if (id < 0 || id > 1L << 54) {
            return;
        }
        double stored = id;
        long read = (long) stored;
        assert read == id; // expect: violated assert
    }
}
