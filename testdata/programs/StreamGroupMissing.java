// verdict: UNSAFE
// twin: StreamGroupsSafe
// about: Numbers are grouped by their remainders by 3, and the group of 1 is looked at if there is one.
// about: It is looked at in any case.
// run: values=0,2

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class StreamGroupMissing {
    public static void main(String[] args) {
        Random r = new Random();
        List<Integer> xs = List.of(r.nextInt(3), r.nextInt(3));
        Map<Integer, List<Integer>> groups = xs.stream().collect(Collectors.groupingBy(x -> x % 3));
        List<Integer> ones = groups.get(1);
        assert ones.size() <= 2; // expect: violated null-dereference
    }
}
