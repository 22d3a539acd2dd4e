// verdict: UNSAFE
// about: Votes are counted for each name, and all together.
// about: An entry is changed beside the map when there are more than two votes.
// twin: TalliesSafe
// run: values=1,0,1,1,0,1,1,0,1,0

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class TalliesChanged {
    public static void main(String[] args) {
        Random random = new Random();
        String[] names = {"ann", "ben", "emma"};
        Map<String, Integer> votes = new HashMap<>();
        int all = 0;
        while (random.nextInt() != 0) {
            String name = names[random.nextInt(3)];
            if (random.nextInt() != 0) {
                votes.merge(name, 1, Integer::sum);
                all++;
            } else {
                Integer lost = votes.remove(name);
                if (lost != null) {
                    all -= lost;
                }
            }
        }
        for (Map.Entry<String, Integer> e : votes.entrySet()) {
            if (all > 2) {
                e.setValue(2);
            }
        }
        int counted = 0;
        for (int n : votes.values()) {
            counted += n;
        }
        assert counted == all; // expect: violated assert
    }
}
