// verdict: SAFE
// twin: DoublyLinkedLastNode
// about: A doubly linked list of tasks, from which those that are done are taken out in the middle and at both ends.
// run: values=4,3,-1,8,-5

import java.util.Random;

public class DoublyLinkedSafe {
    static class Task {
        final int priority;
        Task previous;
        Task next;

        Task(int priority) {
            this.priority = priority;
        }
    }

    private Task first;
    private Task last;

    void append(Task task) {
        task.previous = last;
        if (last == null) {
            first = task;
        } else {
            last.next = task;
        }
        last = task;
    }

    void remove(Task task) {
        if (task.previous == null) {
            first = task.next;
        } else {
            task.previous.next = task.next;
        }
        if (task.next == null) {
            last = task.previous;
        } else {
            task.next.previous = task.previous;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        DoublyLinkedSafe tasks = new DoublyLinkedSafe();
        int n = random.nextInt(6);
        for (int i = 0; i < n; i++) {
            tasks.append(new Task(random.nextInt()));
        }
        for (Task t = tasks.first; t != null; t = t.next) {
            if (t.priority < 0) {
                tasks.remove(t);
            }
        }
    }
}
