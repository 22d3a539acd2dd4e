// verdict: UNSAFE
// twin: AgesStreamSafe
// about: Ages are filtered by a stream; the mean of the grown-ups is taken if there are any.
// about: Whether there are any is asked before the filter.
// run: values=1,5

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class AgesStreamOfNobody {
    static List<Integer> grownUps(List<Integer> ages) {
        return ages.stream().filter(a -> a >= 18).collect(Collectors.toList());
    }

    static int mean(List<Integer> ages) {
        int sum = 0;
        for (int a : ages) {
            sum += a;
        }
        return sum / ages.size(); // expect: violated division-by-zero
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Integer> ages = new ArrayList<>();
        int n = random.nextInt(30);
        for (int i = 0; i < n; i++) {
            ages.add(random.nextInt(100));
        }
        List<Integer> grown = grownUps(ages);
        if (ages.isEmpty()) {
            System.out.println("nobody");
            return;
        }
        int mean = mean(grown);
        System.out.println(mean);
        for (int a : grown) {
            assert a >= 18;
        }
    }
}
