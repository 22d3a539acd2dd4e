// verdict: UNSAFE
// twin: ComposedFunctionsSafe
// about: Functions are composed by andThen and compose; what comes out indexes an array.
// about: It is cut to the length of the array first.
// run: values=7

import java.util.Random;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

public class ComposedFunctionsBackwards {
    public static void main(String[] args) {
        int[] data = new int[8];
        IntUnaryOperator cut = x -> x & 7;
        IntUnaryOperator next = x -> x + 1;
        IntPredicate negative = x -> x < 0;
        int n = new Random().nextInt(100);
        int i = next.compose(cut).applyAsInt(n);
        if (negative.negate().test(i)) {
            data[i]++; // expect: violated array-index
        }
    }
}
