// about: An exception of a task in a pool is handled in the task.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FailedTask {
    static volatile int parts;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            int n = parts;
            if (n != 0) // only: safe
            System.out.println(100 / n);
        });
        parts = 4;
        pool.shutdown();
    }
}
