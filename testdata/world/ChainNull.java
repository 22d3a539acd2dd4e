// verdict: UNSAFE
// entry: ChainNull.second
// twin: ChainSafe
// about: The last link of a chain has no next one.
// calls: new ChainNull(0, (ChainNull) null).second();

public class ChainNull {
    private final int value;
    private final ChainNull next;

    public ChainNull(int value, ChainNull next) {
        this.value = value;
        this.next = next;
    }

    public int second() {
        return next.value; // expect: violated null-dereference
    }
}
