// verdict: SAFE
// about: Jars come into a larder that has room for 20, and go out.
// about: The same key is looked up twice, and a bound of the total bounds what the map has for it.
// twin: LarderOverdrawn
// run: values=1,0,3,1,0,22,1,0,5,0

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class LarderSafe {
    public static void main(String[] args) {
        Random random = new Random();
        String[] kinds = {"jam", "honey", "plums"};
        Map<String, Integer> jars = new HashMap<>();
        int total = 0;
        while (random.nextInt() != 0) {
            String kind = kinds[random.nextInt(3)];
            int n = random.nextInt();
            int there = jars.getOrDefault(kind, 0);
            if (n > 0 && n <= 20 && total + n <= 20) {
                jars.put(kind, there + n);
                total += n;
            } else if (n > 20 && n - 20 <= there) {
                jars.put(kind, there - (n - 20));
                total -= n - 20;
            }
            assert total >= 0 && total <= 20;
        }
        int counted = 0;
        for (int n : jars.values()) {
            counted += n;
        }
        assert counted == total;
    }
}
