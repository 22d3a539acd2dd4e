// verdict: UNSAFE
// twin: CountdownSafe
// about: Counts down in steps of two until the number is no longer positive.
// about: Odd numbers skip zero.
// run: values=1

import java.util.Random;

public class CountdownSkipsZero {
    public static void main(String[] args) {
        int n = new Random().nextInt(100000);
        while (n > 0) {
            n -= 2;
        }
        assert n == 0; // expect: violated assert
    }
}
