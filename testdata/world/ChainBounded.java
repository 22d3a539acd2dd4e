// verdict: UNKNOWN
// entry: ChainBounded.total
// about: Links are built to a small depth, so a chain that is too long for the assertion is not built. It exists all the same.

public class ChainBounded {
    private final ChainBounded next;

    public ChainBounded(ChainBounded next) {
        this.next = next;
    }

    public int total() {
        int n = 0;
        for (ChainBounded c = this; c != null && n < 6; c = c.next) {
            n++;
        }
        assert n < 6;
        return n;
    }
}
