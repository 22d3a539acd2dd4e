// verdict: SAFE
// twin: LongShiftOfInt
// about: A bit number from 0 to 39 is turned into a bit of a long.
// run:

public class LongShiftSafe {
    static long bit(int n) {
        return 1L << n;
    }

    public static void main(String[] args) {
        long previous = 0L;
        for (int n = 0; n < 40; n++) {
            long b = bit(n);
            assert b > previous;
            previous = b;
        }
        assert bit(0) == 1L;
    }
}
