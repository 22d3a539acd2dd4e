// verdict: SAFE
// twin: ClockSixtyMinutes
// about: A time such as 9:30 is read; hours and minutes have their bounds.
// run: args=9:30
// run: args=9
// run: args=x:y

public class ClockSafe {
    static int minutes(String time) {
        int colon = time.indexOf(':');
        if (colon < 0) {
            return 0;
        }
        try {
            int h = Integer.parseInt(time.substring(0, colon));
            int m = Integer.parseInt(time.substring(colon + 1));
            if (h < 0 || h > 23 || m < 0 || m >= 60) {
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
                assert t < 60;
            }
            assert t >= 0 && t <= 24 * 60;
        }
    }
}
