// verdict: SAFE
// twin: CountdownSkipsZero
// about: Counts down in steps of two until the number is no longer positive.
// run: values=7

import java.util.Random;

public class CountdownSafe {
    public static void main(String[] args) {
        int n = new Random().nextInt(100000);
        while (n > 0) {
            n -= 2;
        }
        assert n == 0 || n == -1;
    }
}
