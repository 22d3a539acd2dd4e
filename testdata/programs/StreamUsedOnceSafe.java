// verdict: SAFE
// twin: StreamUsedTwice
// about: How many of two numbers are positive, and their sum, from a stream each.
// run: values=3,-4

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

public class StreamUsedOnceSafe {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = List.of(r.nextInt(), r.nextInt());
        Stream<Integer> s = xs.stream().filter(x -> x > 0);
        long n = s.count();
        assert n <= 2;
        s = xs.stream().filter(x -> x > 0);
        if (n > 0) {
            assert s.findFirst().isPresent();
        }
    }
}
