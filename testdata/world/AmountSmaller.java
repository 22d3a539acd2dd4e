// verdict: UNSAFE
// entry: AmountSmaller.share
// twin: AmountSafe
// about: A method makes other objects by a constructor of its own.

public class AmountSmaller {
    private final int n;

    public AmountSmaller(int n) {
        this(n, true);
        if (n <= 0) {
            throw new IllegalArgumentException("too little");
        }
    }

    private AmountSmaller(int n, boolean known) {
        this.n = n;
    }

    public AmountSmaller less(int by) {
        return by > 0 && by <= n ? new AmountSmaller(n - by, true) : this;
    }

    public int share() {
        return 100 / n; // expect: violated division-by-zero
    }
}
