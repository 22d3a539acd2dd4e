package sun.util.calendar;

import java.util.TimeZone;

/** Zones without rules: the others are in a file. */
final class ExecuteZoneInfo {
    static TimeZone getTimeZone(String id) {
        if (id.equals("UTC") || id.equals("GMT") || id.equals("Etc/UTC") || id.equals("Z")) {
            return new ZoneInfo(id, 0);
        }
        if (!id.startsWith("GMT")) {
            $others();
        }
        return null;
    }

    /** Not modelled. */
    private static native void $others();
}
