package planner;

/** Minutes of a day, from a start up to and without an end. */
public final class Slot {
    public static final int DAY = 24 * 60;

    private final int start;
    private final int end;

    public Slot(int start, int end) {
        if (start < 0 || end > DAY || start >= end) {
            throw new IllegalArgumentException("a slot starts before it ends, within a day");
        }
        this.start = start;
        this.end = end;
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    public int minutes() {
        return end - start;
    }

    public boolean contains(int minute) {
        return minute >= start && minute < end;
    }

    public boolean overlaps(Slot other) {
        return other != null && start < other.end && other.start < end;
    }

    /** What both slots have; null if they have nothing in common. */
    public Slot common(Slot other) {
        if (!overlaps(other)) {
            return null;
        }
        return new Slot(Math.max(start, other.start), Math.min(end, other.end));
    }

    /** How many minutes both slots have in common. */
    public int commonMinutes(Slot other) {
        Slot both = common(other);
        return both == null ? 0 : both.minutes();
    }

    /** How much of this slot another one covers, in percent. */
    public int covered(Slot other) {
        return 100 * commonMinutes(other) / minutes();
    }

    /** The slot after this one that is as long; null if the day ends before. */
    public Slot following() {
        if (end + minutes() > DAY) {
            return null;
        }
        return new Slot(end, end + minutes());
    }

    @Override
    public String toString() {
        return clock(start) + "-" + clock(end);
    }

    /** A minute of the day as 07:05. */
    public static String clock(int minute) {
        int hours = minute / 60;
        int rest = minute % 60;
        return (hours < 10 ? "0" : "") + hours + ":" + (rest < 10 ? "0" : "") + rest;
    }
}
