// verdict: UNKNOWN
// entry: NumberedThird.share
// twin: NumberedSafe
// about: Constructors count their objects in a static field, which may have any value.

public class NumberedThird {
    private static int made;
    private final int id;

    public NumberedThird() {
        id = ++made;
    }

    public int share() {
        return 100 / (id - 3);
    }
}
