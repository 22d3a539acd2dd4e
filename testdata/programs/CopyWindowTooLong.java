// verdict: UNSAFE
// twin: CopyWindowSafe
// about: A part of an array is copied into a smaller one.
// about: The part may be larger than that.
// run: values=5

import java.util.Random;

public class CopyWindowTooLong {
    public static void main(String[] args) {
        int[] all = {1, 2, 3, 4, 5, 6};
        int[] window = new int[4];
        int n = new Random().nextInt(6);
        System.arraycopy(all, 1, window, 0, n); // expect: violated array-index
        assert n == 0 || window[0] == 2;
    }
}
