// verdict: UNSAFE
// twin: LongShiftSafe
// about: A bit number from 0 to 39 is turned into a bit of a long.
// about: The shifted 1 is an int, whose shift distance is taken modulo 32.
// run:

public class LongShiftOfInt {
    static long bit(int n) {
        return 1 << n;
    }

    public static void main(String[] args) {
        long previous = 0L;
        for (int n = 0; n < 40; n++) {
            long b = bit(n);
            assert b > previous; // expect: violated assert
            previous = b;
        }
        assert bit(0) == 1L;
    }
}
