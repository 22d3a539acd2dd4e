// verdict: UNKNOWN
// entry: PayerSpent.share
// twin: PayerSafe
// about: A method changes its argument: the object may be one.

public class PayerSpent {
    private int coins = 1;

    public void take(PayerSpent from) {
        if (from != null && from.coins > 0) {
            from.coins = 0;
        }
    }

    public int share() {
        return 100 / coins;
    }
}
