// about: As many workers as are asked for share a queue of work.

import java.util.ArrayDeque;
import java.util.Deque;

public class Workers {
    static final Deque<Integer> JOBS = new ArrayDeque<>();
    static int done;

    static void work() {
        while (true) {
            int job;
            synchronized (JOBS) {
                if (JOBS.isEmpty()) {
                    return;
                }
                job = JOBS.poll();
                done += job; // only: safe
            }
            done += job; // only: broken
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 2 + args.length;
        for (int i = 1; i <= 4; i++) {
            JOBS.add(i);
        }
        Thread[] workers = new Thread[n];
        for (int i = 0; i < n; i++) {
            workers[i] = new Thread(Workers::work, "worker " + i);
            workers[i].start();
        }
        for (Thread w : workers) {
            w.join();
        }
        assert done == 10;
    }
}
