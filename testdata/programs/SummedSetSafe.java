// verdict: SAFE
// about: A list is added up, and its first element is replaced after that.
// about: The new element counts in the next sum.
// twin: SummedSetMeanwhile
// run: values=2,5,7

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedSetSafe {
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
        for (Purse p : purses) {
            sum += p.coins;
        }
        assert sum == all;
    }
}
