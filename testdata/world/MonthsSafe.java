// verdict: SAFE
// entry: MonthsSafe.weeks
// about: The table is read only.

public class MonthsSafe {
    private static final int[] DAYS = {31, 28, 31};

    public static int[] days() {
        return DAYS.clone();
    }

    public static int weeks(int n) {
        return 100 / DAYS[0] + DAYS.length;
    }
}
