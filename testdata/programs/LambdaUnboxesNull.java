// verdict: UNSAFE
// twin: LambdaUnboxesSafe
// about: The result of a generic function is unboxed.
// about: One branch of the lambda gives null.
// run: values=5

import java.util.Random;
import java.util.function.Function;

public class LambdaUnboxesNull {
    public static void main(String[] args) {
        Function<Integer, Integer> grade = x -> x > 5 ? Integer.valueOf(1) : null;
        int n = new Random().nextInt(10);
        int g = grade.apply(n); // expect: violated null-dereference
        assert g == 0 || g == 1;
    }
}
