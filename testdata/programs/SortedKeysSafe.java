// verdict: SAFE
// twin: SortedKeysRemoved
// about: A key that an iterator shows has a value, and a key that was put has the value that was put.
// run: args=a,bcd,a

import java.util.Map;
import java.util.TreeMap;

public class SortedKeysSafe {
    public static void main(String[] args) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String a : args) {
            counts.merge(a, 1, Integer::sum);
        }
        for (String k : counts.keySet()) {
            int n = counts.get(k);
            System.out.println(k + " " + n);
        }
        Map<Integer, String> names = new TreeMap<>();
        names.put(args.length, "last");
        System.out.println(names.get(args.length).length());
    }
}
