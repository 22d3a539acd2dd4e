// verdict: SAFE
// twin: LambdaDividesByCaptured
// about: A lambda divides by a captured value.
// about: The value is made odd before the lambda captures it.
// run: values=8,0

import java.util.Random;
import java.util.function.IntUnaryOperator;

public class LambdaDividesSafe {
    static int apply(IntUnaryOperator f, int x) {
        return f.applyAsInt(x);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int price = random.nextInt(100);
        int parts = random.nextInt(10) | 1;
        IntUnaryOperator share = x -> x / parts;
        assert apply(share, price) <= price;
    }
}
