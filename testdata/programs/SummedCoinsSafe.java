// verdict: SAFE
// about: Coins go into the purses of a list; the sum of them all is known.
// about: Each purse comes in once.
// twin: SummedCoinsTwice
// run: values=1,5,2,3,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedCoinsSafe {
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
        int all = 0;
        int what;
        while ((what = random.nextInt()) != 0) {
            if (what == 1 && purses.size() < 20) {
                int coins = random.nextInt();
                purses.add(new Purse(coins));
                all += coins;
            } else if (what == 2 && !purses.isEmpty()) {
                purses.get(purses.size() - 1).coins--;
                all--;
            } else if (!purses.isEmpty()) {
                purses.get(0).coins++;
                all++;
            }
        }
        assert sum(purses) == all;
    }
}
