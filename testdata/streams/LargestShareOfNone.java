// verdict: UNSAFE
// twin: LargestShareSafe
// about: All shares may be below that.
// run: values=1,2

import java.util.Random;
import java.util.stream.DoubleStream;

public class LargestShareOfNone {
    public static void main(String[] args) {
        Random random = new Random();
        double a = random.nextInt(100) / 400.0;
        double b = random.nextInt(100) / 400.0;
        double largest = DoubleStream.of(a, b)
            .filter(s -> s > 0.1)
            .max()
            .getAsDouble(); // expect: violated uncaught-exception
        assert largest < 0.25;
    }
}
