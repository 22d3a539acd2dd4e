// verdict: SAFE
// entry: CoinsSafe.share
// about: The array is copied, so nobody else has it.

public class CoinsSafe {
    private final int[] coins;

    public CoinsSafe(int[] coins) {
        this.coins = coins.clone();
        if (this.coins.length == 0 || this.coins[0] <= 0) {
            throw new IllegalArgumentException("the first coin is worth something");
        }
    }

    public int[] coins() {
        return coins.clone();
    }

    public int share() {
        return 100 / coins[0];
    }
}
