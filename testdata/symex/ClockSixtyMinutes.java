// verdict: UNSAFE
// twin: ClockSafe
// about: Minutes may be 60.
// run: args=0:60

public class ClockSixtyMinutes {
    static int minutes(String time) {
        int colon = time.indexOf(':');
        if (colon < 0) {
            return 0;
        }
        try {
            int h = Integer.parseInt(time.substring(0, colon));
            int m = Integer.parseInt(time.substring(colon + 1));
            if (h < 0 || h > 23 || m < 0 || m > 60) {
                return 0;
            }
            return h * 60 + m;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        if (args.length == 1 && args[0].length() <= 5) {
            int t = minutes(args[0]);
            if (args[0].startsWith("0:")) {
                assert t < 60; // expect: violated assert
            }
            assert t >= 0 && t <= 24 * 60;
        }
    }
}
