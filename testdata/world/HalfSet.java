// verdict: UNSAFE
// entry: HalfSet.share
// twin: HalfSafe
// about: One of two fields is assigned when the method throws. Its caller goes on with the object.
// calls: HalfSet halfSet = new HalfSet(); try { halfSet.set(101); } catch (Throwable thrown) { } halfSet.share();

public class HalfSet {
    private int a = 1;
    private int b = 1;

    public void set(int x) {
        a = x;
        if (x > 100) {
            throw new IllegalStateException("too much");
        }
        b = x;
    }

    public int share() {
        return 100 / (a == b ? 1 : 0); // expect: violated division-by-zero
    }
}
