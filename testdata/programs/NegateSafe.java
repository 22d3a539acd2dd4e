// verdict: SAFE
// twin: NegateMinValue
// about: Dividing by minus one negates, except for the one number that has no opposite.
// run: values=-2147483648
// run: values=-5

import java.util.Random;

public class NegateSafe {
    static int magnitude(int x) {
        return x < 0 ? x / -1 : x;
    }

    public static void main(String[] args) {
        int x = new Random().nextInt();
        if (x == Integer.MIN_VALUE) {
            assert magnitude(x) == x;
            return;
        }
        int m = magnitude(x);
        assert m >= 0;
        assert m == x || m == -x;
    }
}
