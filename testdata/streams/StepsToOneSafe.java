// verdict: SAFE
// twin: StepsToOneStuck
// about: A number is halved or tripled plus one, at most twenty times.
// run: values=0
// run: values=4

import java.util.Random;
import java.util.stream.IntStream;

public class StepsToOneSafe {
    public static void main(String[] args) {
        int start = 1 + new Random().nextInt(6);
        int highest = IntStream.iterate(start, n -> n % 2 == 0 ? n / 2 : 3 * n + 1)
            .limit(20)
            .takeWhile(n -> n != 1)
            .max()
            .orElse(1);
        assert highest <= 16;
    }
}
