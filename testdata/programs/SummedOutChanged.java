// verdict: UNSAFE
// about: Purses come and go, and a coin goes into the last one that went.
// about: That coin counts, but it is not in the list.
// twin: SummedOutSafe
// run: values=1,5,1,3,2,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedOutChanged {
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
            } else if (!purses.isEmpty()) {
                Purse last = purses.remove(purses.size() - 1);
                all -= last.coins;
                last.coins++;
                all++;
            }
        }
        assert sum(purses) == all; // expect: violated assert
    }
}
