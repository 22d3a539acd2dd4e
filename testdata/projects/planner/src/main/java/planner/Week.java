package planner;

/** Minutes of work on the days of a week. */
public class Week {
    private static final String[] DAYS = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

    private final int[] minutes = new int[DAYS.length];
    private int days;

    /** Adds minutes on a day, 1 for Monday up to 7; whether there is such a day. */
    public boolean work(int day, int more) {
        if (day < 1 || day > 7 || more <= 0 || more > Slot.DAY) {
            return false;
        }
        if (minutes[day - 1] == 0) {
            days++;
        }
        minutes[day - 1] = Math.min(Slot.DAY, minutes[day - 1] + more);
        return true;
    }

    /** The name of a day, counted from any Monday. */
    public static String name(int days) {
        return DAYS[Math.floorMod(days, DAYS.length)];
    }

    public int total() {
        int sum = 0;
        for (int m : minutes) {
            sum += m;
        }
        return sum;
    }

    /** Minutes of an average day with work; 0 for a week off. */
    public int average() {
        return days == 0 ? 0 : total() / days;
    }

    /** The day with the most work, 1 for Monday. */
    public int busiest() {
        int best = 0;
        for (int i = 1; i < minutes.length; i++) {
            if (minutes[i] > minutes[best]) {
                best = i;
            }
        }
        return best + 1;
    }

    /** Minutes of work on the day after a day, 1 for Monday; Monday comes after Sunday. */
    public int next(int day) {
        if (day < 1 || day > 7) {
            return 0;
        }
        return minutes[day % DAYS.length];
    }

    /** A letter for each day with work. */
    public String letters() {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < minutes.length; i++) {
            b.append(minutes[i] > 0 ? DAYS[i].charAt(0) : '-');
        }
        return b.toString();
    }
}
