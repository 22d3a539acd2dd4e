// verdict: SAFE
// twin: JobQueueRunsEmpty
// about: Jobs wait in a linked list; they are taken out until it is empty.
// run: values=2

import java.util.LinkedList;
import java.util.Queue;
import java.util.Random;

public class JobQueueSafe {
    public static void main(String[] args) {
        Queue<Integer> jobs = new LinkedList<>();
        int n = new Random().nextInt(4);
        for (int i = 0; i < n; i++) {
            jobs.add(i);
        }
        while (!jobs.isEmpty()) {
            jobs.remove();
        }
    }
}
