// verdict: SAFE
// twin: StreamGroupMissing
// about: Numbers are grouped by their remainders by 3, and the group of 1 is looked at if there is one.
// run: values=1,2
// run: values=0,2

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class StreamGroupsSafe {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = List.of(r.nextInt(3), r.nextInt(3));
        Map<Integer, List<Integer>> groups = xs.stream().collect(Collectors.groupingBy(x -> x % 3));
        List<Integer> ones = groups.get(1);
        if (ones != null) {
            assert ones.size() <= 2;
        }
    }
}
