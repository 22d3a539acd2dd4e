// verdict: SAFE
// entry: CoinsIndexed.worth
// about: The array can be changed from outside, but it stays the same array: what does not depend on its elements holds.

public class CoinsIndexed {
    private final int[] coins = new int[8];
    private int first;

    public int[] coins() {
        return coins;
    }

    public void skip() {
        first = (first + 1) % 8;
    }

    public int worth() {
        return coins[first];
    }
}
