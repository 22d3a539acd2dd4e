// verdict: UNSAFE
// twin: LeastRecentSafe
// about: The map keeps the order in which keys were added.
// run: values=0

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

public class LeastRecentByInsertion {
    public static void main(String[] args) {
        int used = new Random().nextInt(3);
        Map<Integer, String> cache = new LinkedHashMap<>(8);
        cache.put(0, "zero");
        cache.put(1, "one");
        cache.put(2, "two");
        cache.get(used);
        int last = -1;
        for (int key : cache.keySet()) {
            last = key;
        }
        assert last == used; // expect: violated assert
    }
}
