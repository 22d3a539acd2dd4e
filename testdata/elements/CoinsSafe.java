// verdict: SAFE
// twin: CoinsEdge
// about: Coins are thrown: heads and tails together are all throws.
// run: values=false,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true

import java.util.Random;

public class CoinsSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int heads = 0, tails = 0;
        for (int i = 0; i < 50; i++) {
            if (random.nextBoolean()) heads++;
            else tails++;
        }
        assert heads + tails == 50;
        System.out.println(heads + " heads, " + tails + " tails");
    }
}
