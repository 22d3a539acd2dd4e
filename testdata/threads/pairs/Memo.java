// about: A value is computed once, however many threads ask for it.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

public class Memo {
    private final ConcurrentHashMap<Integer, FutureTask<Integer>> cache = new ConcurrentHashMap<>();
    private final AtomicInteger computed = new AtomicInteger();

    private int square(int n) {
        computed.incrementAndGet();
        return n * n;
    }

    int get(int n) {
        FutureTask<Integer> f = cache.get(n);
        if (f == null) {
            FutureTask<Integer> mine = new FutureTask<>(() -> square(n));
            f = cache.putIfAbsent(n, mine); // only: safe
            cache.put(n, mine); // only: broken
            if (f == null) {
                f = mine;
                mine.run();
            }
        }
        try {
            return f.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Memo memo = new Memo();
        int[] got = new int[2];
        Thread a = new Thread(() -> got[0] = memo.get(6));
        Thread b = new Thread(() -> got[1] = memo.get(6));
        a.start();
        b.start();
        a.join();
        b.join();
        assert got[0] == 36 && got[1] == 36;
        assert memo.computed.get() == 1;
    }
}
