// verdict: UNSAFE
// twin: DigitsToIntSafe
// about: A number that wraps around to a positive one is not noticed.
// run: args=9999999999

public class DigitsToIntWraps {
    static int value(String digits) {
        int v = 0;
        for (int i = 0; i < digits.length(); i++) {
            int d = digits.charAt(i) - '0';
            if (d < 0 || d > 9) {
                return -1;
            }
            v = v * 10 + d;
            if (v < 0) {
                return -1;
            }
        }
        return v;
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() == 10 && args[0].charAt(0) == '9') {
            assert value(args[0]) == -1; // expect: violated assert
        }
    }
}
