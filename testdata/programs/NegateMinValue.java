// verdict: UNSAFE
// twin: NegateSafe
// about: Dividing by minus one negates, except for the one number that has no opposite.
// run: values=-2147483648

import java.util.Random;

public class NegateMinValue {
    static int magnitude(int x) {
        return x < 0 ? x / -1 : x;
    }

    public static void main(String[] args) {
        int x = new Random().nextInt();
        int m = magnitude(x);
        assert m >= 0; // expect: violated assert
        assert m == x || m == -x;
    }
}
