package java.util;

/** The calendar of the United States: weeks begin on Sunday. */
final class ExecuteCalendar {
    static Calendar createCalendar(TimeZone zone, Locale l) {
        return new GregorianCalendar(zone, l);
    }

    static void setWeekCountData(Calendar self, Locale l) {
        self.setFirstDayOfWeek(Calendar.SUNDAY);
        self.setMinimalDaysInFirstWeek(1);
    }
}
