// verdict: SAFE
// entry: NumberedSafe.share
// about: Constructors count their objects in a static field, which may have any value.

public class NumberedSafe {
    private static int made;
    private final int id;

    public NumberedSafe() {
        id = ++made;
    }

    public int share() {
        return 100 / (id == 0 ? 1 : id);
    }
}
