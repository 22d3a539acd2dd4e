// verdict: SAFE
// twin: CopyWindowTooLong
// about: A part of an array is copied into a smaller one.
// run: values=4

import java.util.Random;

public class CopyWindowSafe {
    public static void main(String[] args) {
        int[] all = {1, 2, 3, 4, 5, 6};
        int[] window = new int[4];
        int n = new Random().nextInt(5);
        System.arraycopy(all, 1, window, 0, n);
        assert n == 0 || window[0] == 2;
    }
}
