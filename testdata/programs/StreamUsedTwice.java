// verdict: UNSAFE
// twin: StreamUsedOnceSafe
// about: How many of two numbers are positive, and their sum, from a stream each.
// about: The second terminal operation is on a stream that is used up.
// run: values=3,-4

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

public class StreamUsedTwice {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = List.of(r.nextInt(), r.nextInt());
        Stream<Integer> s = xs.stream().filter(x -> x > 0);
        long n = s.count();
        assert n <= 2;
        if (n > 0) {
            assert s.findFirst().isPresent(); // expect: violated uncaught-exception
        }
    }
}
