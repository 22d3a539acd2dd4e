// verdict: UNSAFE
// twin: ShortNamesSafe
// about: Of each name the first two letters are taken, or fewer if it has fewer, and counted.
// about: Of a name with one letter two are taken.
// run: args=ada,x,bob

import java.util.HashMap;
import java.util.Map;

public class ShortNamesTooLong {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        for (String name : args) {
            String key = name.substring(0, Math.max(2, name.length())); // expect: violated uncaught-exception
            counts.merge(key, 1, Integer::sum);
        }
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            System.out.println(e.getKey().trim() + " " + e.getValue());
        }
    }
}
