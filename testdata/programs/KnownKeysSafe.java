// verdict: SAFE
// twin: KnownKeysRemoved
// about: A key that an iterator shows has a value, and a key that was put has the value that was put.
// run: args=a,bcd,a

import java.util.HashMap;
import java.util.Map;

public class KnownKeysSafe {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        for (String a : args) {
            counts.merge(a, 1, Integer::sum);
        }
        for (String k : counts.keySet()) {
            int n = counts.get(k);
            System.out.println(k + " " + n);
        }
        Map<Integer, String> names = new HashMap<>();
        names.put(args.length, "last");
        System.out.println(names.get(args.length).length());
    }
}
