// verdict: UNSAFE
// twin: StreamModifiedSafe
// about: The elements of a list that are larger than a number are removed.
// about: They are removed while a stream goes through the list.
// run: values=0,5

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class StreamModified {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = new ArrayList<>();
        xs.add(r.nextInt(9));
        xs.add(r.nextInt(9));
        boolean all = xs.stream().allMatch(x -> x <= 3 || xs.remove(x)); // expect: violated uncaught-exception
        assert all;
    }
}
