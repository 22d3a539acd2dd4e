// verdict: UNSAFE
// twin: CoinsSafe
// about: Coins are thrown: heads and tails together are all throws.
// about: One of a hundred coins stays on its edge.
// run: values=false,0,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true

import java.util.Random;

public class CoinsEdge {
    public static void main(String[] args) {
        Random random = new Random();
        int heads = 0, tails = 0;
        for (int i = 0; i < 50; i++) {
            if (random.nextBoolean()) heads++;
            else if (random.nextInt(100) > 0) tails++;
        }
        assert heads + tails == 50; // expect: violated assert
        System.out.println(heads + " heads, " + tails + " tails");
    }
}
