// verdict: UNSAFE
// twin: RingBufferSafe
// about: A ring buffer whose write position starts again at zero.
// about: The position is never brought back.
// run: values=5

import java.util.Random;

public class RingBufferNoWrap {
    private final char[] buffer = new char[4];
    private int position;

    void write(char c) {
        buffer[position] = c; // expect: violated array-index
        position = position + 1;
    }

    public static void main(String[] args) {
        RingBufferNoWrap ring = new RingBufferNoWrap();
        int n = new Random().nextInt(100);
        for (int i = 0; i < n; i++) {
            ring.write('x');
        }
    }
}
