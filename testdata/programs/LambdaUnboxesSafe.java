// verdict: SAFE
// twin: LambdaUnboxesNull
// about: The result of a generic function is unboxed.
// about: Every branch of the lambda gives a number.
// run: values=7

import java.util.Random;
import java.util.function.Function;

public class LambdaUnboxesSafe {
    public static void main(String[] args) {
        Function<Integer, Integer> grade = x -> x > 5 ? Integer.valueOf(1) : Integer.valueOf(0);
        int n = new Random().nextInt(10);
        int g = grade.apply(n);
        assert g == 0 || g == 1;
    }
}
