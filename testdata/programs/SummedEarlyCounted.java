// verdict: UNSAFE
// about: Purses put themselves into a list when they are made.
// about: They count when they do not have their coins yet.
// twin: SummedEarlySafe
// run: values=1,5,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedEarlyCounted {
    private static final List<Purse> purses = new ArrayList<>();
    private static int all;

    static final class Purse {
        int coins;

        Purse(int coins) {
            purses.add(this);
            all += this.coins;
            this.coins = coins;
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
        assert sum == all; // expect: violated assert
    }
}
