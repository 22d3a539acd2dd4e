// verdict: SAFE
// entry: ScaleSafe.part
// about: Other code sets the static field before, but never to 0.

public class ScaleSafe {
    private static int scale = 10;

    public static void set(int n) {
        if (n > 0) {
            scale = n;
        }
    }

    public static int part(int n) {
        return n / scale;
    }
}
