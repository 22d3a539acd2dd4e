// verdict: SAFE
// twin: NumberReadSecret
// about: A number of at most four digits, read by hand.
// run: args=4711
// run: args=12a

public class NumberReadSafe {
    static int read(String s) {
        int value = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                return -1;
            }
            value = value * 10 + (c - '0');
        }
        return value;
    }

    public static void main(String[] args) {
        if (args.length > 0 && args[0].length() <= 4) {
            int value = read(args[0]);
            assert value >= -1 && value <= 9999;
        }
    }
}
