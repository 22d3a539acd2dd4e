// verdict: SAFE
// entry: ChainSafe.first
// about: A chain of any length: what is proved for arbitrary links holds for those that are built.

public class ChainSafe {
    private final int value;
    private final ChainSafe next;

    public ChainSafe(int value, ChainSafe next) {
        this.value = value;
        this.next = next;
    }

    public int first() {
        return next == null ? value : next.value;
    }
}
