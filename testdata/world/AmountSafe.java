// verdict: SAFE
// entry: AmountSafe.share
// about: A method makes other objects by a constructor of its own.

public class AmountSafe {
    private final int n;

    public AmountSafe(int n) {
        this(n, true);
        if (n <= 0) {
            throw new IllegalArgumentException("too little");
        }
    }

    private AmountSafe(int n, boolean known) {
        this.n = n;
    }

    public AmountSafe less(int by) {
        return by > 0 && by < n ? new AmountSafe(n - by, true) : this;
    }

    public int share() {
        return 100 / n;
    }
}
