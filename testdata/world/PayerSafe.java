// verdict: SAFE
// entry: PayerSafe.share
// about: A method changes its own object, and only reads its argument.

public class PayerSafe {
    private int coins = 1;

    public void take(PayerSafe from) {
        if (from != null && from.coins > 0) {
            coins = from.coins;
        }
    }

    public int share() {
        return 100 / coins;
    }
}
