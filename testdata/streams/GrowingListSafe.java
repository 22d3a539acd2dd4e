// verdict: SAFE
// twin: GrowingListFrozen
// about: Positive numbers of some, and zero at the end.
// run: values=0
// run: values=4

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class GrowingListSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int shift = random.nextInt(5);
        List<Integer> positive = IntStream.range(0, 4)
            .map(n -> n - shift)
            .filter(n -> n > 0)
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
        positive.add(0);
        assert positive.get(positive.size() - 1) == 0;
    }
}
