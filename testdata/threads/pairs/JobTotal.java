// about: As many jobs as there are arguments, up to three, add to one total.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class JobTotal {
    private int done;

    private synchronized int finish() { // only: safe
    private int finish() { // only: broken
        done = done + 1;
        return done;
    }

    public static void main(String[] args) throws Exception {
        int jobs = Math.min(args.length, 3);
        JobTotal total = new JobTotal();
        List<Callable<Integer>> calls = new ArrayList<>();
        for (int i = 0; i < jobs; i++) {
            calls.add(total::finish);
        }
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            int highest = 0;
            for (Future<Integer> f : pool.invokeAll(calls)) {
                highest = Math.max(highest, f.get());
            }
            assert highest == jobs;
        } finally {
            pool.shutdown();
        }
    }
}
