// verdict: SAFE
// entry: HalfSafe.share
// about: The method that throws has changed nothing by then.

public class HalfSafe {
    private int a = 1;
    private int b = 1;

    public void set(int x) {
        if (x > 100) {
            throw new IllegalStateException("too much");
        }
        a = x;
        b = x;
    }

    public int share() {
        return 100 / (a == b ? 1 : 0);
    }
}
