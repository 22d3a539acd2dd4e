// verdict: SAFE
// about: Purses put themselves into a list when they are made.
// about: They count when they have their coins.
// twin: SummedEarlyCounted
// run: values=1,5,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedEarlySafe {
    private static final List<Purse> purses = new ArrayList<>();
    private static int all;

    static final class Purse {
        int coins;

        Purse(int coins) {
            purses.add(this);
            this.coins = coins;
            all += this.coins;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        while (random.nextInt() != 0) {
            new Purse(random.nextInt());
        }
        int sum = 0;
        for (Purse p : purses) {
            sum += p.coins;
        }
        assert sum == all;
    }
}
