package planner;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tasks of one day. */
public class Plan {
    private final List<Task> tasks = new ArrayList<>();
    private final Map<String, Task> byName = new HashMap<>();
    private Task current;

    /** Adds a task; whether its name is new. */
    public boolean add(Task task) {
        if (task == null) {
            throw new IllegalArgumentException("no task");
        }
        if (byName.containsKey(task.name())) {
            return false;
        }
        byName.put(task.name(), task);
        tasks.add(task);
        return true;
    }

    public int size() {
        return tasks.size();
    }

    /** The task with a name, or null. */
    public Task find(String name) {
        return byName.get(name);
    }

    /** Minutes of the task with a name; 0 if there is none. */
    public int minutesOf(String name) {
        Task task = byName.get(name);
        return task == null ? 0 : task.minutes();
    }

    /** Starts to work on a task; whether it is known. */
    public boolean begin(String name) {
        Task task = byName.get(name);
        if (task == null) {
            return false;
        }
        current = task;
        return true;
    }

    /** Ends the work. */
    public void end() {
        current = null;
    }

    /** The name of the task that is worked on; empty if there is none. */
    public String currentName() {
        return current == null ? "" : current.name();
    }

    /** Minutes of all tasks. */
    public int minutes() {
        int sum = 0;
        for (Task t : tasks) {
            sum += t.minutes();
        }
        return sum;
    }

    /** Puts the tasks one after the other; how many fit into the day. */
    public int fill(int start) {
        int minute = Math.max(0, start);
        int planned = 0;
        for (Task t : tasks) {
            if (t.startAt(minute)) {
                minute += t.minutes();
                planned++;
            }
        }
        return planned;
    }

    /** When the last planned task ends; -1 if none is planned. */
    public int ends() {
        int last = -1;
        for (Task t : tasks) {
            last = Math.max(last, t.ends());
        }
        return last;
    }

    /** Mean length of a task; 0 for an empty plan. */
    public int mean() {
        return tasks.isEmpty() ? 0 : minutes() / tasks.size();
    }

    /** Removes a task; whether it was there. */
    public boolean remove(String name) {
        Task task = byName.remove(name);
        if (task == null) {
            return false;
        }
        tasks.remove(task);
        if (task == current) {
            current = null;
        }
        return true;
    }
}
