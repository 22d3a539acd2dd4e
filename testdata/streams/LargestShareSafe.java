// verdict: SAFE
// twin: LargestShareOfNone
// about: The largest of the shares above a tenth.
// run: values=3,90
// run: values=1,2

import java.util.Random;
import java.util.stream.DoubleStream;

public class LargestShareSafe {
    public static void main(String[] args) {
        Random random = new Random();
        double a = random.nextInt(100) / 400.0;
        double b = random.nextInt(100) / 400.0;
        double largest = DoubleStream.of(a, b)
            .filter(s -> s > 0.1)
            .max()
            .orElse(0);
        assert largest < 0.25;
    }
}
