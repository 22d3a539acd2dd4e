// about: Tasks of a pool share nothing but what is made for threads.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;

public class InvokeAllResults {
    static long plain;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        LongAdder adder = new LongAdder();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            tasks.add(() -> {
                adder.increment(); // only: safe
                plain++; // only: broken
                return null;
            });
        }
        pool.invokeAll(tasks);
        pool.shutdown();
        long total = adder.sum() + plain;
        assert total == 3 : total;
    }
}
