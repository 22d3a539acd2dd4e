// verdict: UNSAFE
// twin: StreamToMapSafe
// about: Two random numbers become the keys of a map.
// about: Nothing says what becomes of two equal ones.
// run: values=2,2

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class StreamToMapDuplicate {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = List.of(r.nextInt(4), r.nextInt(4));
        Map<Integer, Integer> squares = xs.stream()
            .collect(Collectors.toMap(x -> x, x -> x * x)); // expect: violated uncaught-exception
        assert squares.size() <= 2;
    }
}
