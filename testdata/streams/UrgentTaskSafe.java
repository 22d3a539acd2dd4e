// verdict: SAFE
// twin: UrgentTaskNone
// about: Tasks by urgency; two are done.
// run: values=2,1,5,3
// run: values=0,4

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;

public class UrgentTaskSafe {
    static class Task {
        final String title;
        final int urgency;

        Task(String title, int urgency) {
            this.title = title;
            this.urgency = urgency;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Queue<Task> tasks = new PriorityQueue<>(Comparator.comparingInt((Task t) -> t.urgency).reversed());
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            tasks.add(new Task("task " + i, random.nextInt(10)));
        }
        Task first = tasks.poll();
        Task second = tasks.poll();
        if (second != null) {
            assert first.urgency >= second.urgency;
        }
    }
}
