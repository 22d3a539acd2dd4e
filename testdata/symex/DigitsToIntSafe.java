// verdict: SAFE
// twin: DigitsToIntWraps
// about: Digits are turned into an int by hand; what is too large gives -1.
// run: args=2147483647
// run: args=9999999999

public class DigitsToIntSafe {
    static int value(String digits) {
        int v = 0;
        for (int i = 0; i < digits.length(); i++) {
            int d = digits.charAt(i) - '0';
            if (d < 0 || d > 9) {
                return -1;
            }
            if (v > (Integer.MAX_VALUE - d) / 10) {
                return -1;
            }
            v = v * 10 + d;
        }
        return v;
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() == 10 && args[0].charAt(0) == '9') {
            assert value(args[0]) == -1;
        }
    }
}
