// verdict: UNKNOWN
// entry: CoinsLeaked.share
// twin: CoinsSafe
// about: A method returns the array itself.

public class CoinsLeaked {
    private final int[] coins;

    public CoinsLeaked(int[] coins) {
        this.coins = coins.clone();
        if (this.coins.length == 0 || this.coins[0] <= 0) {
            throw new IllegalArgumentException("the first coin is worth something");
        }
    }

    public int[] coins() {
        return coins;
    }

    public int share() {
        return 100 / coins[0];
    }
}
