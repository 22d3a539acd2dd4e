// verdict: UNSAFE
// twin: GrowingListSafe
// about: The list that a stream hands out as a list cannot grow.
// run: values=0

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

public class GrowingListFrozen {
    public static void main(String[] args) {
        Random random = new Random();
        int shift = random.nextInt(5);
        List<Integer> positive = IntStream.range(0, 4)
            .map(n -> n - shift)
            .filter(n -> n > 0)
            .boxed()
            .toList();
        positive.add(0); // expect: violated uncaught-exception
        assert positive.get(positive.size() - 1) == 0;
    }
}
