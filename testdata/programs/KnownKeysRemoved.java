// verdict: UNSAFE
// twin: KnownKeysSafe
// about: The key is removed from one map and looked for in another one.
// run: args=a,bcd,a

import java.util.HashMap;
import java.util.Map;

public class KnownKeysRemoved {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        Map<String, Integer> rest = new HashMap<>();
        for (String a : args) {
            counts.merge(a, 1, Integer::sum);
            rest.put(a, a.length());
        }
        rest.remove("a");
        for (String k : counts.keySet()) {
            int n = rest.get(k); // expect: violated null-dereference
            System.out.println(k + " " + n);
        }
        Map<Integer, String> names = new HashMap<>();
        names.put(args.length, "last");
        System.out.println(names.get(args.length).length());
    }
}
