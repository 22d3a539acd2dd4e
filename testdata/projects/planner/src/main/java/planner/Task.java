package planner;

import java.util.ArrayList;
import java.util.List;

/** Something to do, perhaps after other tasks. */
public class Task {
    /** How urgent a task is. */
    public enum Priority {
        LOW, NORMAL, HIGH;

        /** The next higher priority; HIGH stays. */
        public Priority raised() {
            Priority[] all = values();
            int next = ordinal() + 1;
            return next < all.length ? all[next] : this;
        }
    }

    private final String name;
    private final int minutes;
    private Priority priority = Priority.NORMAL;
    private Slot slot;
    private final List<Task> before = new ArrayList<>();

    public Task(String name, int minutes) {
        if (name == null || name.trim().isEmpty()) {
            throw new IllegalArgumentException("a task needs a name");
        }
        if (minutes <= 0 || minutes > Slot.DAY) {
            throw new IllegalArgumentException("a task takes a part of a day");
        }
        this.name = name;
        this.minutes = minutes;
    }

    public String name() {
        return name;
    }

    public int minutes() {
        return minutes;
    }

    public Priority priority() {
        return priority;
    }

    public void raise() {
        priority = priority.raised();
    }

    /** Another task comes before this one. */
    public void after(Task other) {
        if (other == null || other == this) {
            throw new IllegalArgumentException("another task is needed");
        }
        before.add(other);
    }

    public int waitsFor() {
        return before.size();
    }

    /** The task that this one waits for first; null if it waits for none. */
    public Task firstBefore() {
        if (before.isEmpty()) {
            return null;
        }
        return before.get(0);
    }

    /** Puts the task at a minute of the day; whether it fits. */
    public boolean startAt(int minute) {
        if (minute < 0 || minute > Slot.DAY - minutes) {
            return false;
        }
        slot = new Slot(minute, minute + minutes);
        return true;
    }

    public boolean isPlanned() {
        return slot != null;
    }

    /** When it ends; -1 if it is not planned. */
    public int ends() {
        return slot == null ? -1 : slot.end();
    }

    /** When it starts, as text. */
    public String starts() {
        if (slot == null) {
            return "open";
        }
        return Slot.clock(slot.start());
    }

    /** Minutes for each person, if some share the task. */
    public int share(int persons) {
        if (persons <= 0) {
            throw new IllegalArgumentException("at least one person");
        }
        return (minutes + persons - 1) / persons;
    }
}
