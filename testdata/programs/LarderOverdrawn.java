// verdict: UNSAFE
// about: Jars come into a larder that has room for 20, and go out.
// about: One jar more can be taken out than there are of a kind.
// twin: LarderSafe
// run: values=1,0,21

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class LarderOverdrawn {
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
            } else if (n > 20 && n - 21 <= there) {
                jars.put(kind, there - (n - 20));
                total -= n - 20;
            }
            assert total >= 0 && total <= 20; // expect: violated assert
        }
        int counted = 0;
        for (int n : jars.values()) {
            counted += n;
        }
        assert counted == total;
    }
}
