// verdict: UNSAFE
// twin: StepsToOneSafe
// about: The numbers before 1 may be none.
// run: values=0

import java.util.Random;
import java.util.stream.IntStream;

public class StepsToOneStuck {
    public static void main(String[] args) {
        int start = 1 + new Random().nextInt(6);
        int highest = IntStream.iterate(start, n -> n % 2 == 0 ? n / 2 : 3 * n + 1)
            .limit(20)
            .takeWhile(n -> n != 1)
            .max()
            .getAsInt(); // expect: violated uncaught-exception
        assert highest <= 16;
    }
}
