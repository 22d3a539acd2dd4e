// verdict: UNSAFE
// twin: MeanLengthSafe
// about: There may be no such word.
// run: args=a

import java.util.Arrays;
import java.util.OptionalDouble;

public class MeanLengthOfNone {
    public static void main(String[] args) {
        OptionalDouble mean = Arrays.stream(args)
            .mapToInt(String::length)
            .filter(n -> n > 3)
            .average();
        {
            System.out.println("mean length " + mean.getAsDouble()); // expect: violated uncaught-exception
        }
    }
}
