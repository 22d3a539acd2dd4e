// verdict: SAFE
// twin: LambdaComposeSwapped
// about: Functions are composed by a function: f after g.
// about: Halving comes after doubling, so that nothing is lost.
// run: values=3

import java.util.Random;
import java.util.function.IntUnaryOperator;

public class LambdaComposeSafe {
    static IntUnaryOperator after(IntUnaryOperator f, IntUnaryOperator g) {
        return x -> f.applyAsInt(g.applyAsInt(x));
    }

    static int half(int x) {
        return x / 2;
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(1000);
        IntUnaryOperator twice = x -> 2 * x;
        IntUnaryOperator h = after(LambdaComposeSafe::half, twice);
        assert h.applyAsInt(n) == n;
    }
}
