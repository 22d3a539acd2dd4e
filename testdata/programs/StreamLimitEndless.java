// verdict: UNSAFE
// twin: StreamLimitSafe
// about: Powers of two from an endless stream, as many as asked for.
// about: One of them is larger than said.
// run: values=7

import java.util.Random;
import java.util.stream.Stream;

public class StreamLimitEndless {
    public static void main(String[] args) {
        int n = new Random().nextInt(8);
        int last = Stream.iterate(1, x -> x * 2).limit(n + 1).reduce(0, (a, b) -> b);
        assert last < 128; // expect: violated assert
    }
}
