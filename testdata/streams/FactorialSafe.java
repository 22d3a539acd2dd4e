// verdict: SAFE
// twin: FactorialTooLarge
// about: The factorial of a small number fits into a long.
// run: values=20
// run: values=0

import java.util.Random;
import java.util.stream.LongStream;

public class FactorialSafe {
    static long factorial(int n) {
        return LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(21);
        long f = factorial(n);
        assert f > 0;
        System.out.println(n + "! = " + f);
    }
}
