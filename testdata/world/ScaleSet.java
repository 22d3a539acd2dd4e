// verdict: UNSAFE
// entry: ScaleSet.part
// twin: ScaleSafe
// about: Other code sets the static field before.
// calls: ScaleSet.set(0); ScaleSet.part(0);

public class ScaleSet {
    private static int scale = 10;

    public static void set(int n) {
        scale = n;
    }

    public static int part(int n) {
        return n / scale; // expect: violated division-by-zero
    }
}
