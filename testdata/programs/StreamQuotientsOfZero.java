// verdict: UNSAFE
// twin: StreamQuotientsSafe
// about: A stream of random numbers: zeros are filtered out, then 100 is divided by the others.
// about: The zeros stay.
// run: values=2,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class StreamQuotientsOfZero {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = new ArrayList<>();
        xs.add(r.nextInt(5));
        xs.add(r.nextInt(5));
        List<Integer> quotients = xs.stream()
            .map(x -> 100 / x) // expect: violated division-by-zero
            .toList();
        for (int q : quotients) {
            assert q <= 100;
        }
    }
}
