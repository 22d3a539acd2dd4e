// verdict: UNSAFE
// twin: JobQueueSafe
// about: Jobs wait in a linked list; they are taken out until it is empty.
// about: One more is taken out.
// run: values=1

import java.util.LinkedList;
import java.util.Queue;
import java.util.Random;

public class JobQueueRunsEmpty {
    public static void main(String[] args) {
        Queue<Integer> jobs = new LinkedList<>();
        int n = new Random().nextInt(4);
        for (int i = 0; i < n; i++) {
            jobs.add(i);
        }
        while (n >= jobs.size()) {
            jobs.remove(); // expect: violated uncaught-exception
        }
    }
}
