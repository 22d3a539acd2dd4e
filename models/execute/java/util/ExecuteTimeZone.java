package java.util;

/** The default is UTC. */
final class ExecuteTimeZone {
    static TimeZone setDefaultZone() {
        TimeZone zone = new sun.util.calendar.ZoneInfo("UTC", 0);
        TimeZone.setDefault(zone);
        return zone;
    }
}
