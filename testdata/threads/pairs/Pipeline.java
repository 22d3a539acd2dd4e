// about: Each consumer of a queue gets its own end marker.
// check: deadlock

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class Pipeline {
    private static final Integer END = -1;
    private final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    private final AtomicInteger total = new AtomicInteger();

    void consume() {
        try {
            for (int n = queue.take(); n != END; n = queue.take()) {
                total.addAndGet(n);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pipeline p = new Pipeline();
        Thread[] consumers = new Thread[2];
        for (int i = 0; i < consumers.length; i++) {
            consumers[i] = new Thread(p::consume, "consumer " + i);
            consumers[i].start();
        }
        p.queue.put(3);
        p.queue.put(4);
        for (int i = 0; i < consumers.length; i++) { // only: safe
        for (int i = 1; i < consumers.length; i++) { // only: broken
            p.queue.put(END);
        }
        for (Thread t : consumers) {
            t.join();
        }
        assert p.total.get() == 7;
        assert p.queue.isEmpty();
    }
}
