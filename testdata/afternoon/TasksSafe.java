// verdict: SAFE
// twin: TasksDoneWithoutNext
// about: Tasks with priorities are taken one after the other.
// run: lines=task wash 2|task cook 1|next|done

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;

/** A list of tasks, the most urgent first. */
public class TasksSafe {
    static final class Task {
        final String name;
        final int priority;
        boolean done;

        Task(String name, int priority) {
            this.name = name;
            this.priority = priority;
        }

        @Override
        public String toString() {
            return name + " (" + priority + ")";
        }
    }

    private final List<Task> tasks = new ArrayList<>();
    private Task current;
    private int finished;

    String task(String name, int priority) {
        if (priority < 1 || priority > 9) {
            return "a priority is 1 to 9";
        }
        for (Task t : tasks) {
            if (t.name.equals(name)) {
                return name + " is on the list";
            }
        }
        tasks.add(new Task(name, priority));
        return "noted";
    }

    String next() {
        if (current != null) {
            return "first end " + current;
        }
        Optional<Task> first = tasks.stream().filter(t -> !t.done).min(Comparator.comparingInt(t -> t.priority));
        if (first.isEmpty()) {
            return "all done";
        }
        current = first.get();
        return "now " + current;
    }

    String done() {
        if (current == null) {
            return "nothing was begun";
        }
        current.done = true;
        finished++;
        String name = current.name;
        current = null;
        return name + " is done";
    }

    long open() {
        return tasks.stream().filter(t -> !t.done).count();
    }

    static int number(String[] words) {
        if (words.length < 3) {
            return 5;
        }
        try {
            return Integer.parseInt(words[2]);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        TasksSafe list = new TasksSafe();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String[] words = in.nextLine().split(" ");
            String verb = words.length == 0 ? "" : words[0];
            String answer;
            switch (verb) {
                case "task":
                    answer = words.length < 2 ? "which one?" : list.task(words[1], number(words));
                    break;
                case "next":
                    answer = list.next();
                    break;
                case "done":
                    answer = list.done();
                    break;
                default:
                    answer = "task, next or done";
            }
            System.out.println(answer);
            assert list.open() + list.finished == list.tasks.size();
        }
    }
}
