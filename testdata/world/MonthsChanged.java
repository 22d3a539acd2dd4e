// verdict: UNKNOWN
// entry: MonthsChanged.weeks
// twin: MonthsSafe
// about: The table is returned, so its elements may be anything.

public class MonthsChanged {
    private static final int[] DAYS = {31, 28, 31};

    public static int[] days() {
        return DAYS;
    }

    public static int weeks(int n) {
        return 100 / DAYS[0] + DAYS.length;
    }
}
