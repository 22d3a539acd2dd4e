// verdict: UNSAFE
// twin: DoublyLinkedSafe
// about: A doubly linked list of tasks, from which those that are done are taken out in the middle and at both ends.
// about: The last task has no next one, which is not looked at.
// run: values=2,3,-1

import java.util.Random;

public class DoublyLinkedLastNode {
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
        task.next.previous = task.previous; // expect: violated null-dereference
    }

    public static void main(String[] args) {
        Random random = new Random();
        DoublyLinkedLastNode tasks = new DoublyLinkedLastNode();
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
