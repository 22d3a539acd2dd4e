// verdict: UNSAFE
// twin: FactorialSafe
// about: 21! does not fit.
// run: values=21

import java.util.Random;
import java.util.stream.LongStream;

public class FactorialTooLarge {
    static long factorial(int n) {
        return LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(22);
        long f = factorial(n);
        assert f > 0; // expect: violated assert
        System.out.println(n + "! = " + f);
    }
}
