// verdict: SAFE
// twin: MultiCatchIncomplete
// about: One handler for several implicit exceptions.
// run: values=0,3
// run: values=1,9
// run: values=2,0

import java.util.Random;

public class MultiCatchSafe {
    static int[] data(int which) {
        return which == 0 ? null : new int[4];
    }

    static int read(int which, int index) {
        int[] d = data(which);
        try {
            return 8 / d[index];
        } catch (ArithmeticException | NullPointerException | ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int r = read(random.nextInt(3), random.nextInt(10));
        assert r == -1;
    }
}
