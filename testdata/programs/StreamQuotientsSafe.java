// verdict: SAFE
// twin: StreamQuotientsOfZero
// about: A stream of random numbers: zeros are filtered out, then 100 is divided by the others.
// run: values=2,0
// run: values=0,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class StreamQuotientsSafe {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = new ArrayList<>();
        xs.add(r.nextInt(5));
        xs.add(r.nextInt(5));
        List<Integer> quotients = xs.stream()
            .filter(x -> x != 0)
            .map(x -> 100 / x)
            .toList();
        for (int q : quotients) {
            assert q <= 100;
        }
    }
}
