// about: A refresh that is scheduled runs before its result is used.

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class Refresh {
    private String[] cache;

    synchronized void refresh() {
        cache = new String[] {"one", "two"};
    }

    synchronized String first() {
        return cache[0];
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        Refresh r = new Refresh();
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> f = pool.schedule(r::refresh, 10, TimeUnit.MILLISECONDS);
        f.get(); // only: safe
        Thread.sleep(20); // only: broken
        String s = r.first();
        pool.shutdown();
        assert s.equals("one");
        assert f.isDone();
    }
}
