// about: A total is read after the futures have their results.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class FutureTotal {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger total = new AtomicInteger();
        List<Future<?>> all = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            int n = i;
            all.add(pool.submit(() -> total.addAndGet(n)));
        }
        for (Future<?> f : all) { // only: safe
            f.get(); // only: safe
        } // only: safe
        pool.shutdown();
        assert total.get() == 6;
    }
}
