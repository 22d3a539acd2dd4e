// verdict: UNSAFE
// twin: NaNRejectedSafe
// about: A ratio of two counts must lie between zero and one; of no counts at all it is no number.
// about: The test is for what is not wanted, which lets through what is not a number.
// run:

public class NaNAccepted {
    static boolean valid(double ratio) {
        return !(ratio < 0.0) && !(ratio > 1.0);
    }

    static double ratio(int parts, int all) {
        return (double) parts / all;
    }

    public static void main(String[] args) {
        double half = ratio(1, 2);
        double none = ratio(0, 0);
        assert valid(half);
        assert !valid(none); // expect: violated assert
        assert !valid(ratio(1, 0));
    }
}
