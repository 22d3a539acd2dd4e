// verdict: UNSAFE
// twin: PointsSeenSafe
// about: The keys of a map are records. It has no entry for a point that was not seen.
// run: args=a,bb,a!

import java.util.HashMap;
import java.util.Map;

public class PointsSeenMissing {
    record Point(int x, int y) { }

    public static void main(String[] args) {
        Map<Point, Integer> seen = new HashMap<>();
        for (String a : args) {
            seen.merge(new Point(a.length(), 31 * a.length()), 1, Integer::sum);
        }
        for (String a : args) {
            int n = seen.get(new Point(a.length(), 0)); // expect: violated null-dereference
            System.out.println(n + 1);
        }
    }
}
