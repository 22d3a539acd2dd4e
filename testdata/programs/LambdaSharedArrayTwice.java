// verdict: UNSAFE
// twin: LambdaSharedArraySafe
// about: Two lambdas capture the same array: what one writes the other reads.
// about: The counter is counted up once more before the loop.
// run: values=4

import java.util.Random;
import java.util.function.IntSupplier;

public class LambdaSharedArrayTwice {
    public static void main(String[] args) {
        int[] count = {0};
        Runnable increment = () -> count[0]++;
        IntSupplier read = () -> count[0];
        increment.run();
        int n = new Random().nextInt(5);
        for (int i = 0; i < n; i++) {
            increment.run();
        }
        assert read.getAsInt() == n; // expect: violated assert
    }
}
