// verdict: SAFE
// entry: TwinSafe.gap
// about: The argument may be the object itself.

public class TwinSafe {
    private int n;

    public int gap(TwinSafe other) {
        if (other == null || other == this) {
            return 0;
        }
        n = 1;
        other.n = 2;
        return 100 / (other.n - n);
    }
}
