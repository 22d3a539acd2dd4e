// verdict: SAFE
// twin: NaNAccepted
// about: A ratio of two counts must lie between zero and one; of no counts at all it is no number.
// about: What is not a number fails every comparison, so the test is for what is wanted.
// run:

public class NaNRejectedSafe {
    static boolean valid(double ratio) {
        return ratio >= 0.0 && ratio <= 1.0;
    }

    static double ratio(int parts, int all) {
        return (double) parts / all;
    }

    public static void main(String[] args) {
        double half = ratio(1, 2);
        double none = ratio(0, 0);
        assert valid(half);
        assert !valid(none);
        assert !valid(ratio(1, 0));
    }
}
