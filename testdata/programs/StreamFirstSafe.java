// verdict: SAFE
// twin: StreamFirstOfNone
// about: The first of two random numbers that is larger than 10, if there is one.
// run: values=3,14
// run: values=1,2

import java.util.List;
import java.util.Optional;
import java.util.Random;

public class StreamFirstSafe {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = List.of(r.nextInt(20), r.nextInt(20));
        Optional<Integer> first = xs.stream().filter(x -> x > 10).findFirst();
        int y = first.isPresent() ? first.get() : 11;
        assert y > 10;
    }
}
