// verdict: SAFE
// about: The coins of some purses are added up, and an empty purse goes meanwhile.
// about: Then they are added up again.
// twin: SummedEndMissed
// run: values=3,5,0,7

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedEndSafe {
    static final class Purse {
        int coins;

        Purse(int coins) {
            this.coins = coins;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Purse> purses = new ArrayList<>();
        int all = 0;
        int n = random.nextInt();
        for (int i = 0; i < n && i < 9; i++) {
            Purse p = new Purse(random.nextInt());
            purses.add(p);
            all += p.coins;
        }
        int sum = 0;
        int at = 0;
        for (Purse p : purses) {
            sum += p.coins;
            at++;
            if (p.coins == 0 && at == purses.size() - 1) {
                purses.remove(p);
                sum = 0;
                for (Purse q : purses) {
                    sum += q.coins;
                }
                break;
            }
        }
        assert sum == all;
    }
}
