// verdict: UNKNOWN
// entry: CoinsKept.share
// twin: CoinsSafe
// about: The constructor keeps the array of its caller, who changes it after it was checked.

public class CoinsKept {
    private final int[] coins;

    public CoinsKept(int[] coins) {
        this.coins = coins;
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
