// verdict: SAFE
// about: Votes are counted for each name, and all together.
// about: What the map has in it is what was counted, also after votes are withdrawn.
// twin: TalliesChanged
// run: values=1,0,1,1,0,0,0

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class TalliesSafe {
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
        int counted = 0;
        for (int n : votes.values()) {
            counted += n;
        }
        assert counted == all;
    }
}
