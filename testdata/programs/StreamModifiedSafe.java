// verdict: SAFE
// twin: StreamModified
// about: The elements of a list that are larger than a number are removed.
// run: values=0,5
// run: values=5,5

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class StreamModifiedSafe {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = new ArrayList<>();
        xs.add(r.nextInt(9));
        xs.add(r.nextInt(9));
        List<Integer> large = xs.stream().filter(x -> x > 3).toList();
        xs.removeAll(large);
        assert xs.stream().noneMatch(x -> x > 3);
    }
}
