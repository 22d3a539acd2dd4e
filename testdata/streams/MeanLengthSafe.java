// verdict: SAFE
// twin: MeanLengthOfNone
// about: The mean length of the words that are long enough.
// run: args=words,of,some,length
// run: args=a

import java.util.Arrays;
import java.util.OptionalDouble;

public class MeanLengthSafe {
    public static void main(String[] args) {
        OptionalDouble mean = Arrays.stream(args)
            .mapToInt(String::length)
            .filter(n -> n > 3)
            .average();
        if (mean.isPresent()) {
            System.out.println("mean length " + mean.getAsDouble());
        }
    }
}
