// verdict: UNSAFE
// twin: FoundExceptionSafe
// about: The exception carries the place after it.
// run: values=16

import java.util.Random;

public class FoundExceptionOffByOne {
    static final class Found extends Exception {
        final int at;

        Found(int at) {
            this.at = at;
        }
    }

    static void search(int[] a, int x) throws Found {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                throw new Found(i + 1);
            }
        }
    }

    public static void main(String[] args) {
        int[] squares = {0, 1, 4, 9, 16};
        int x = new Random().nextInt();
        try {
            search(squares, x);
            assert x != 4 && x != 9;
        } catch (Found e) {
            System.out.println(squares[e.at]); // expect: violated array-index
        }
    }
}
