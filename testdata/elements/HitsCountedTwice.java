// verdict: UNSAFE
// twin: HitsCountedSafe
// about: Each request is a hit or a miss of a cache; a slow method fills it. Together they are all requests.
// about: What is not in the cache counts as a hit, too.
// run: values=0,7,4,1,8,5,2,9,6,3,0,7,4,1,8,5,2,9,6,3,0,7,4,1,8,5,2,9,6,3,0,7,4,1,8,5,2,9,6,3,0,7,4,1,8,5,2,9,6,3

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class HitsCountedTwice {
    static int slow(int key) {
        int r = 1;
        for (int i = 0; i < key % 7; i++) r = r * 31 + i;
        return r;
    }

    public static void main(String[] args) {
        Map<Integer, Integer> cache = new HashMap<>();
        Random random = new Random();
        int hits = 0, misses = 0;
        for (int i = 0; i < 50; i++) {
            int key = random.nextInt(10);
            Integer v = cache.get(key);
            if (v == null) {
                misses++;
                v = slow(key);
                cache.put(key, v);
            }
            hits++;
        }
        assert hits + misses == 50; // expect: violated assert
        System.out.println(hits + " hits, " + misses + " misses");
    }
}
