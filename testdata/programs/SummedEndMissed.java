// verdict: UNSAFE
// about: The coins of some purses are added up, and an empty purse goes meanwhile.
// about: If it was the one before the last one, the loop ends early, without an exception.
// twin: SummedEndSafe
// run: values=3,5,0,7

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class SummedEndMissed {
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
            }
        }
        assert sum == all; // expect: violated assert
    }
}
