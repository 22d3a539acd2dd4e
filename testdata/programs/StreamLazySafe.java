// verdict: SAFE
// twin: StreamLazyNeverRun
// about: A counter is counted up by peek for each element that a stream looks at.
// run: values=1,2

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class StreamLazySafe {
    static int seen;

    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = new ArrayList<>();
        xs.add(r.nextInt());
        xs.add(r.nextInt());
        long n = xs.stream().peek(x -> seen++).filter(x -> true).count();
        assert n == seen;
    }
}
