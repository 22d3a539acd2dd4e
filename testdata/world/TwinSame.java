// verdict: UNSAFE
// entry: TwinSame.gap
// twin: TwinSafe
// about: The argument may be the object itself.
// calls: TwinSame twinSame = new TwinSame(); twinSame.gap(twinSame);

public class TwinSame {
    private int n;

    public int gap(TwinSame other) {
        if (other == null) {
            return 0;
        }
        n = 1;
        other.n = 2;
        return 100 / (other.n - n); // expect: violated division-by-zero
    }
}
