// verdict: SAFE
// about: Two lists have purses; some may be in both of them.
// about: The coins of the first list count, also if they come in by the second one.
// twin: SummedSharedLists
// run: values=1,5,2,3,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedSharedSafe {
    static final class Purse {
        int coins;

        Purse(int coins) {
            this.coins = coins;
        }
    }

    static int sum(List<Purse> purses) {
        int sum = 0;
        for (Purse p : purses) {
            sum += p.coins;
        }
        return sum;
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Purse> purses = new ArrayList<>();
        List<Purse> chosen = new ArrayList<>();
        int all = 0;
        int what;
        while ((what = random.nextInt()) != 0) {
            if (what == 1 && purses.size() < 20) {
                Purse p = new Purse(random.nextInt());
                all += p.coins;
                purses.add(p);
            } else if (what == 2 && !purses.isEmpty()) {
                chosen.add(purses.get(0));
            } else if (!chosen.isEmpty()) {
                chosen.get(0).coins++;
                all++;
            }
        }
        assert sum(purses) == all;
    }
}
