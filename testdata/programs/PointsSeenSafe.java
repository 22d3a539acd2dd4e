// verdict: SAFE
// twin: PointsSeenMissing
// about: The keys of a map are records. Their hash codes may be equal, so that a bucket may be crowded.
// run: args=a,bb,a!

import java.util.HashMap;
import java.util.Map;

public class PointsSeenSafe {
    record Point(int x, int y) { }

    public static void main(String[] args) {
        Map<Point, Integer> seen = new HashMap<>();
        for (String a : args) {
            seen.merge(new Point(a.length(), 31 * a.length()), 1, Integer::sum);
        }
        for (String a : args) {
            Integer n = seen.get(new Point(a.length(), 0));
            if (n != null) {
                System.out.println(n + 1);
            }
        }
    }
}
