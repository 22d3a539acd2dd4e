// verdict: SAFE
// twin: RingBufferNoWrap
// about: A ring buffer whose write position starts again at zero.
// run: values=9

import java.util.Random;

public class RingBufferSafe {
    private final char[] buffer = new char[4];
    private int position;

    void write(char c) {
        buffer[position] = c;
        position = (position + 1) % buffer.length;
    }

    public static void main(String[] args) {
        RingBufferSafe ring = new RingBufferSafe();
        int n = new Random().nextInt(100);
        for (int i = 0; i < n; i++) {
            ring.write('x');
        }
    }
}
