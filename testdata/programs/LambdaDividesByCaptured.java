// verdict: UNSAFE
// twin: LambdaDividesSafe
// about: A lambda divides by a captured value.
// about: The captured value may be 0.
// run: values=8,0

import java.util.Random;
import java.util.function.IntUnaryOperator;

public class LambdaDividesByCaptured {
    static int apply(IntUnaryOperator f, int x) {
        return f.applyAsInt(x);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int price = random.nextInt(100);
        int parts = random.nextInt(10);
        IntUnaryOperator share = x -> x / parts; // expect: violated division-by-zero
        assert apply(share, price) <= price;
    }
}
