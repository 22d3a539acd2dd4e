// about: A parallel stream adds up without a shared variable.
// open: each run needs a JVM of its own, because the common pool outlives a run

import java.util.stream.IntStream;

public class ParallelSum {
    static int sum;

    public static void main(String[] args) {
        sum = IntStream.range(0, 8).parallel().sum(); // only: safe
        IntStream.range(0, 8).parallel().forEach(i -> sum += i); // only: broken
        if (sum != 28) {
            throw new AssertionError("sum is " + sum);
        }
    }
}
