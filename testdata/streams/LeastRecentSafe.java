// verdict: SAFE
// twin: LeastRecentByInsertion
// about: Of two keys the one that was used last stays.
// run: values=0
// run: values=2

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

public class LeastRecentSafe {
    public static void main(String[] args) {
        int used = new Random().nextInt(3);
        Map<Integer, String> cache = new LinkedHashMap<>(8, 0.75f, true);
        cache.put(0, "zero");
        cache.put(1, "one");
        cache.put(2, "two");
        cache.get(used);
        int last = -1;
        for (int key : cache.keySet()) {
            last = key;
        }
        assert last == used;
    }
}
