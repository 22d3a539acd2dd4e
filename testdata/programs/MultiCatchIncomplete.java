// verdict: UNSAFE
// twin: MultiCatchSafe
// about: One handler for several implicit exceptions.
// about: The index exception is not among them.
// run: values=1,4

import java.util.Random;

public class MultiCatchIncomplete {
    static int[] data(int which) {
        return which == 0 ? null : new int[4];
    }

    static int read(int which, int index) {
        int[] d = data(which);
        try {
            return 8 / d[index]; // expect: violated array-index
        } catch (ArithmeticException | NullPointerException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int r = read(random.nextInt(3), random.nextInt(10));
        assert r == -1;
    }
}
